import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./route.svelte";
import "./style/tokens.css";
import "./style/house.css";

followLinks();
mount(App, { target: document.getElementById("app") as HTMLElement });
