/* Which page is shown: `/`, `/t/{id}` (a table; `/join/{id}` too), `/rules/{game}`. */

export type Route =
  { page: "home" } | { page: "table"; id: string } | { page: "rules"; game: string; anchor: string } | { page: "lost" };

function read(): Route {
  const [, first = "", second = ""] = location.pathname.split("/");
  if (first === "") return { page: "home" };
  if ((first === "t" || first === "join") && second) return { page: "table", id: decodeURIComponent(second) };
  if (first === "rules") return { page: "rules", game: second, anchor: location.hash.slice(1) };
  return { page: "lost" };
}

class Router {
  route: Route = $state.raw(read());

  constructor() {
    window.addEventListener("popstate", () => (this.route = read()));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = read();
    window.scrollTo(0, 0);
  }
}

export const router = new Router();

/** A link within the client: pressed plainly it goes there without loading the page anew. */
export function link(node: HTMLAnchorElement) {
  node.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    router.go(node.pathname + node.hash);
  });
}
