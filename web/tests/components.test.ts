import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import { texts } from "../src/texts/texts.svelte";
import Button from "../src/ui/Button.svelte";
import Choice from "../src/ui/Choice.svelte";
import Field from "../src/ui/Field.svelte";
import Sheet from "../src/ui/Sheet.svelte";
import Stepper from "../src/ui/Stepper.svelte";
import Sure from "../src/ui/Sure.svelte";
import Switch from "../src/ui/Switch.svelte";

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

test("a choice is made by pointer and by arrow keys", async () => {
  const onchange = vi.fn();
  const options = [
    [3, "three"],
    [4, "four"],
  ] as const;
  const screen = await render(Choice<3 | 4>, { label: "Players", options, value: 3, onchange });
  await expect.element(screen.getByRole("radio", { name: "three" })).toBeChecked();
  await screen.getByRole("radio", { name: "four" }).click();
  expect(onchange).toHaveBeenLastCalledWith(4);
  await userEvent.keyboard("{ArrowLeft}");
  expect(onchange).toHaveBeenLastCalledWith(3);
});

test("a switch says what it is switched to", async () => {
  const onchange = vi.fn();
  const screen = await render(Switch, { label: "Poker", checked: false, onchange });
  await screen.getByRole("checkbox", { name: "Poker" }).click();
  expect(onchange).toHaveBeenCalledWith(true);
});

const stepped = async (value: number | null, none?: string) => {
  const onchange = vi.fn();
  const limits = { label: "Time", least: 3, most: 60, less: "less", more: "more", ...(none && { none }) };
  const screen = await render(Stepper, { ...limits, value, onchange });
  return { screen, onchange };
};

test.each([
  [3, 4],
  [10, 15],
  [12, 15],
  [30, 40],
  [50, 60],
])("a stepper goes up from %i to %i", async (from, to) => {
  const { screen, onchange } = await stepped(from);
  await screen.getByRole("button", { name: "more" }).click();
  expect(onchange).toHaveBeenCalledWith(to);
});

test.each([
  [4, 3],
  [10, 9],
  [15, 10],
  [40, 30],
  [60, 50],
])("and down from %i to %i", async (from, to) => {
  const { screen, onchange } = await stepped(from);
  await screen.getByRole("button", { name: "less" }).click();
  expect(onchange).toHaveBeenCalledWith(to);
});

test("below the least there is none, where none is allowed", async () => {
  const { screen, onchange } = await stepped(3, "No limit");
  await screen.getByRole("button", { name: "less" }).click();
  expect(onchange).toHaveBeenCalledWith(null);
});

test("and above none the least", async () => {
  const { screen, onchange } = await stepped(null, "No limit");
  await expect.element(screen.getByText("No limit")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "less" })).toBeDisabled();
  await screen.getByRole("button", { name: "more" }).click();
  expect(onchange).toHaveBeenCalledWith(3);
});

test("a stepper stops at both ends", async () => {
  const lowest = await stepped(3);
  await expect.element(lowest.screen.getByRole("button", { name: "less" })).toBeDisabled();
  await lowest.screen.unmount();
  const highest = await stepped(60);
  await expect.element(highest.screen.getByRole("button", { name: "more" })).toBeDisabled();
});

test("a field says what is wrong with it", async () => {
  const screen = await render(Field, { label: "Table code", value: "", problem: "Which table?" });
  await expect.element(screen.getByLabelText("Table code")).toHaveAccessibleDescription("Which table?");
  await expect.element(screen.getByLabelText("Table code")).toBeInvalid();
});

test("a sheet is closed by Escape and by its button", async () => {
  const onclose = vi.fn();
  const sheet = { title: "The books", close: "Close", onclose, children: words("all of it") };
  const first = await render(Sheet, sheet);
  await expect.element(first.getByRole("dialog", { name: "The books" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(onclose).toHaveBeenCalledTimes(1));
  await first.unmount();
  const second = await render(Sheet, sheet);
  await second.getByRole("button", { name: "Close" }).click();
  await vi.waitFor(() => expect(onclose).toHaveBeenCalledTimes(2));
});

test("everything that can be hit is large enough for a thumb", async () => {
  const screen = await render(Button, { children: words("Go") });
  const { height } = screen.getByRole("button").element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
});

test.each([
  ["1", "yes"],
  ["0", "no"],
  ["{Escape}", "no"],
  ["{Enter}", "no"],
])("what is dear is asked about once, and %s says %s", async (key, answer) => {
  await texts.open("common");
  const [onyes, onno] = [vi.fn(), vi.fn()];
  const reasons = ["It needs a Lawyer.", "It costs a card."];
  const screen = await render(Sure, { title: "Big Joey", reasons, onyes, onno });
  const dialog = screen.getByRole("alertdialog", { name: "Big Joey" });
  for (const reason of reasons) await expect.element(dialog.getByText(reason)).toBeVisible();
  await userEvent.keyboard(key);
  expect([onyes, onno].map((each) => each.mock.calls.length > 0)).toEqual([answer === "yes", answer === "no"]);
});

test("a key for the question is none for the table behind it", async () => {
  await texts.open("common");
  const behind = vi.fn();
  window.addEventListener("keydown", behind);
  await render(Sure, { title: "Sure?", reasons: ["Dear."], onyes: vi.fn(), onno: vi.fn() });
  await userEvent.keyboard("1");
  window.removeEventListener("keydown", behind);
  expect(behind).not.toHaveBeenCalled();
});
