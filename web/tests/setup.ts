import "../src/ui/theme.css";
import { afterEach, beforeAll } from "vitest";
import { texts } from "../src/texts/texts.svelte";

beforeAll(() => texts.open("page"));
afterEach(() => localStorage.clear());
