/* Where somebody is in the lessons of a game, and what leads from there. */
import type { Lesson, Step } from "../game";
import type { Learning } from "../prefs.svelte";
import type { TableStore } from "../table.svelte";

/** A step of a chapter, with their numbers from 1. */
export interface Spot {
  lesson: Lesson;
  step: Step;
  chapter: number;
  at: number;
}

/** All steps in the order in which they are learnt. */
export function spotsOf(lessons: readonly Lesson[]): Spot[] {
  return lessons.flatMap((lesson, chapter) =>
    lesson.steps.map((step, at) => ({ lesson, step, chapter: chapter + 1, at: at + 1 })),
  );
}

/** Where a learner is among all steps; who has not begun, or was at a step that there is no more, begins there. */
export function placeOf(spots: readonly Spot[], learning: Learning): number {
  const chapter = spots.findIndex((spot) => spot.lesson.id === learning.chapter);
  const step = spots.findIndex((spot) => spot.lesson.id === learning.chapter && spot.step.id === learning.step);
  return Math.max(0, step >= 0 ? step : chapter);
}

/** Where the chapter after this place begins; past the last step if there is none. */
export function nextChapter(spots: readonly Spot[], place: number): number {
  const next = spots.findIndex((spot) => spot.chapter === spots[place]!.chapter + 1);
  return next >= 0 ? next : spots.length;
}

/** Whether the game has yet to come to a step, the learner has to do something, or all he has to do is read. */
export function stateOf({ lesson, step }: Spot, table: TableStore): "later" | "do" | "read" {
  if (!lesson.begins(table)) return "later";
  return step.until && !step.until(table) ? "do" : "read";
}
