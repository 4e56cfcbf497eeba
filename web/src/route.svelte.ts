/** The page's addresses: /, /table/ID, /replay/ID?move=N, /rules/GAME#K4.2, /settings, /about, /first/GAME,
 * /daily, /daily/2026-11-16, /puzzles, /puzzles/GAME?theme=T, /puzzles/GAME?puzzle=KEY, /try/GAME?table=ID&move=N,
 * /try/GAME#POSITION. */

export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
  hash: string;
}

const now = $state<{ route: Route }>({ route: read() });

export const route = (): Route => now.route;

export function go(address: string, { replace = false } = {}): void {
  const before = location.pathname;
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  now.route = read();
  if (location.pathname !== before) scrollTo(0, 0);
}

export function followLinks(): void {
  addEventListener("popstate", () => (now.route = read()));
  addEventListener("hashchange", () => (now.route = read()));
  document.addEventListener("click", (click) => {
    const link = (click.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || !isPlain(click) || !leadsHere(link)) return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

const isPlain = (click: MouseEvent): boolean =>
  click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.defaultPrevented;

/** Whether the link leads to a page of ours, in this window. */
const leadsHere = (link: HTMLAnchorElement): boolean =>
  !link.target &&
  link.origin === location.origin &&
  !link.hasAttribute("download") &&
  !link.pathname.startsWith("/api/");

function read(): Route {
  const [page = "", id = ""] = location.pathname.split("/").filter(Boolean);
  return {
    page,
    id,
    query: new URLSearchParams(location.search),
    hash: decodeURIComponent(location.hash.slice(1)),
  };
}
