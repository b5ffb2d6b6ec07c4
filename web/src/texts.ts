/* The Fluent files: the house's, the client's, and those of a game with what only its drawing says. */
import { Words, type Language } from "./words";

type Files = Record<string, () => Promise<string>>;

const house = import.meta.glob<string>("../../src/meadhall/words/*.ftl", { query: "?raw", import: "default" }) as Files;
const client = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" }) as Files;
const games = import.meta.glob<string>("../../src/meadhall/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
}) as Files;
const drawings = import.meta.glob<string>("./games/*/text/*.ftl", { query: "?raw", import: "default" }) as Files;
const lessons = import.meta.glob<string>("./games/*/lessons/*.ftl", { query: "?raw", import: "default" }) as Files;

const known = new Map<string, Promise<Words>>();

/** The words of a language, with those of a game. */
export function wordsOf(language: Language, game = "", kinds: Readonly<Record<string, string>> = {}): Promise<Words> {
  const key = `${language} ${game}`;
  let words = known.get(key);
  if (!words) {
    words = read(language, game).then((texts) => new Words(language, texts, [], kinds));
    words.catch(() => known.delete(key));
    known.set(key, words);
  }
  return words;
}

/** Add to the words at a table of a game what its lessons say: only learners need it. */
export async function withLessons(words: Words, game: string): Promise<void> {
  words.add((await lessons[`./games/${game.replaceAll("-", "_")}/lessons/${words.language}.ftl`]?.()) ?? "");
}

function read(language: Language, game: string): Promise<string[]> {
  const folder = game.replaceAll("-", "_");
  const wanted = [
    house[`../../src/meadhall/words/${language}.ftl`],
    client[`../text/${language}.ftl`],
    games[`../../src/meadhall/games/${folder}/text/${language}.ftl`],
    drawings[`./games/${folder}/text/${language}.ftl`],
  ];
  return Promise.all(wanted.filter((file) => file !== undefined).map((file) => file()));
}
