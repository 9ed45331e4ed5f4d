import { mount } from "svelte";
import "../../ui/theme.css";
import { texts } from "../../texts/texts.svelte";
import Scene from "./Scene.svelte";

await texts.open("common", "cosa_nostra");
mount(Scene, { target: document.body });
