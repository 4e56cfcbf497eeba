/** The page's addresses: /, /table/ID, /replay/ID?move=N, /rules/GAME#K4.2, /settings, /about, /first/GAME. */

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
    const plain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.defaultPrevented;
    if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

function read(): Route {
  const [page = "", id = ""] = location.pathname.split("/").filter(Boolean);
  return { page, id, query: new URLSearchParams(location.search), hash: decodeURIComponent(location.hash.slice(1)) };
}
