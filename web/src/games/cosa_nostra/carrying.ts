import type { Attachment } from "svelte/attachments";
import type { Pick } from "./picking";
import type { Seat } from "./seat.svelte";

const FAR = 8; // pixels until it is a drag and no tap

/** A card that can be dragged onto a gangster: the same two picks, in one movement. */
export function carried(seat: Seat, picks: readonly Pick[]): Attachment<HTMLElement> {
  return (element) => {
    const down = (start: PointerEvent) => {
      const first = seat.open(picks);
      if (!first || start.button !== 0) return;
      let ghost: HTMLElement | undefined;
      let over: Element | undefined;

      const move = (event: PointerEvent) => {
        const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
        if (!ghost) {
          if (Math.hypot(x, y) < FAR) return;
          if (!seat.picked.includes(first)) seat.pick(first);
          ghost = lifted(element);
        }
        ghost.style.transform = `translate(${x}px, ${y}px) rotate(3deg) scale(1.05)`;
        over?.classList.remove("over");
        over = under(event, seat);
        over?.classList.add("over");
      };
      const up = (event: PointerEvent) => {
        stop();
        if (!ghost) return;
        ghost.remove();
        const place = under(event, seat);
        const pick = place && seat.open(named(place));
        if (event.type === "pointerup" && pick) seat.pick(pick);
        else seat.back();
        // The click that ends a drag is none.
        element.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
      };
      const stop = () => {
        over?.classList.remove("over");
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", up);
        removeEventListener("pointercancel", up);
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", up);
    };
    element.addEventListener("pointerdown", down);
    element.style.touchAction = "pan-x";
    element.draggable = false;
    return () => element.removeEventListener("pointerdown", down);
  };
}

const swallow = (event: Event): void => event.stopImmediatePropagation();
const named = (element: HTMLElement): Pick[] => (element.dataset.picks ?? "").split(" ") as Pick[];

function under(event: PointerEvent, seat: Seat): HTMLElement | undefined {
  const things = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((each) => each.closest<HTMLElement>("[data-picks]"));
  return things.find((each): each is HTMLElement => each !== null && seat.open(named(each)) !== undefined);
}

function lifted(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-picks");
  ghost.removeAttribute("data-flight");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: "none",
    zIndex: "50",
    margin: "0",
  });
  document.body.append(ghost);
  return ghost;
}
