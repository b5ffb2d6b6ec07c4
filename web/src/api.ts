/* What is asked of the server over HTTP. A refusal is thrown as the sentence that says why. */
import type {
  AnyCommand,
  Carried,
  ChairWish,
  Credentials,
  GameInfo,
  Health,
  HouseInfo,
  Me,
  NewTable,
  Problem,
  Profile,
  Said,
  Settings,
  TableCard,
  TableId,
  TableInfo,
} from "./wire";

export class Refused extends Error {
  readonly why: Said;
  readonly status: number;

  constructor(why: Said, status: number) {
    super(why.id);
    this.why = why;
    this.status = status;
  }
}

async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ id: "web-no-connection", args: {}, rule: "" }, 0);
  }
  if (response.ok) return (await response.json()) as Answer;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refused(
    problem?.why ?? { id: "web-server-trouble", args: { status: String(response.status) }, rule: "" },
    response.status,
  );
}

export const api = {
  me: () => send<Me>("GET", "/me"),
  changeMe: (profile: Partial<Profile>) => send<Me>("POST", "/me", profile),
  register: (credentials: Credentials) => send<Me>("POST", "/account", credentials),
  login: (credentials: Credentials) => send<Me>("POST", "/session", credentials),
  logout: () => send<Me>("DELETE", "/session"),
  forgetMe: () => send<Me>("DELETE", "/me"),
  house: () => send<HouseInfo>("GET", "/house"),
  games: () => send<GameInfo[]>("GET", "/games"),
  tables: () => send<TableCard[]>("GET", "/tables"),
  table: (id: string) => send<TableInfo>("GET", `/tables/${id}`),
  open: (settings: Settings, chairs: (ChairWish | null)[] = [], start = false) =>
    send<TableId>("POST", "/tables", { settings, chairs, start } satisfies NewTable),
  do: (id: string, command: AnyCommand) => send<Carried>("POST", `/tables/${id}/do`, command),
  rematch: (id: string) => send<TableId>("POST", `/tables/${id}/rematch`),
  health: async (): Promise<Health> => (await fetch("/healthz")).json() as Promise<Health>,
  rules: async (game: string, language: string): Promise<string> => {
    const response = await fetch(`/api/games/${game}/rules/${language}`).catch(() => null);
    if (!response) throw new Refused({ id: "web-no-connection", args: {}, rule: "" }, 0);
    if (!response.ok)
      throw new Refused(
        { id: "web-server-trouble", args: { status: String(response.status) }, rule: "" },
        response.status,
      );
    return response.text();
  },
};
