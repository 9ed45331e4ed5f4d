import "./ui/theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/contrast.svelte";
import { bringUp } from "./net/worker";
import { way } from "./route.svelte";
import { ahead } from "./table/ahead";
import { texts } from "./texts/texts.svelte";

if (way.now.at === "table") {
  ahead(way.now.code);
  setTimeout(() => new Intl.NumberFormat(texts.language)); // the first one takes long: while files are under way
}
const target = document.getElementById("app");
if (target) {
  await texts.open("page");
  target.replaceChildren();
  mount(App, { target });
  bringUp();
}
