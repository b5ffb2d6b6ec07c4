/*
 * The line to a table. If it breaks it is taken up again at once and then every second; the first thing the server says on
 * a new line is the whole position, so nothing is ever missing. What was asked and not answered is refused.
 */
import type { Answered, Question } from "./table.svelte";
import type { AnyMessage, Position } from "./wire";

export type LineState = "connecting" | "open" | "lost" | "gone";

const FIRST_TRY = 100;
const LAST_TRY = 1_000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 5_000;
/** The close code of a table that isn't there. */
const GONE = 4404;

export class Line {
  state: LineState = $state("connecting");

  #url: string;
  #socket: WebSocket | null = null;
  #hear: (position: Position) => void;
  #waiting = new Map<number, (answer: Answered) => void>();
  #next = 1;
  #tries = 0;
  #timer = 0;
  #pulse = 0;
  #closed = false;

  constructor(table: string, hear: (position: Position) => void) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#url = `${scheme}://${location.host}/api/tables/${table}/socket`;
    this.#hear = hear;
    this.#open();
    window.addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  ask = (question: Question): Promise<Answered> => {
    const id = this.#next++;
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(lost(id));
    return new Promise((answer) => {
      this.#waiting.set(id, answer);
      this.#socket!.send(JSON.stringify({ ...question, id }));
    });
  };

  /** Take the line up anew, as whoever one is now. */
  anew(): void {
    const before = this.#socket;
    this.#fail();
    this.#open();
    before?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    window.removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
    this.#fail();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.state = "open";
      clearInterval(this.#pulse);
      this.#pulse = window.setInterval(() => void this.#ping(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#take(JSON.parse(event.data) as AnyMessage);
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      clearInterval(this.#pulse);
      this.#fail();
      if (this.#closed) return;
      if (event.code === GONE) {
        this.state = "gone";
        return;
      }
      this.state = "lost";
      const wait = Math.min(LAST_TRY, FIRST_TRY * 2 ** this.#tries++);
      this.#timer = window.setTimeout(() => this.#open(), wait);
    };
  }

  /** The network is back, or the page is looked at again: no need to wait. */
  #now = () => {
    if (document.visibilityState === "visible" && this.state === "lost") this.#open();
  };

  #take(message: AnyMessage): void {
    if (message.tell === "position") {
      this.#hear(message);
      return;
    }
    const answer = this.#waiting.get(message.to);
    this.#waiting.delete(message.to);
    answer?.(message);
  }

  async #ping(): Promise<void> {
    const socket = this.#socket;
    const timer = window.setTimeout(() => socket?.close(), PONG_WITHIN);
    await this.ask({ ask: "ping" });
    clearTimeout(timer);
  }

  #fail(): void {
    for (const [id, answer] of this.#waiting) answer(lost(id));
    this.#waiting.clear();
  }
}

function lost(to: number): Answered {
  return { tell: "refusal", to, why: { id: "web-connection-lost", args: {}, rule: "" } };
}
