import { mount } from "svelte";
import App from "./App.svelte";
import { games, untilReached } from "./net/server";
import { followLinks } from "./route.svelte";
import "./style/tokens.css";
import "./style/house.css";

// A part that cannot be fetched: nobody answers, or it is one of an older build. Once the server answers, the page is
// opened anew; for an older build only once, lest it go round in circles.
addEventListener("vite:preloadError", () => {
  let away = false;
  const openAnew = () => {
    if (!away && sessionStorage.getItem("bastide.outdated") === import.meta.url) return;
    sessionStorage.setItem("bastide.outdated", import.meta.url);
    location.reload();
  };
  void untilReached(games, () => (away = true)).then(openAnew);
});

followLinks();
mount(App, { target: document.getElementById("app") as HTMLElement });

// The page can be installed, and opens when the server cannot be reached; while one works on it, it is always fetched anew.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
