import "./ui/theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { texts } from "./texts/texts.svelte";

const target = document.getElementById("app");
if (target) {
  await texts.open("page");
  mount(App, { target });
}
