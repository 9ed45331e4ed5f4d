import { mount } from "svelte";
import "../ui/theme.css";
import Scene from "./Scene.svelte";

mount(Scene, { target: document.body });
