import type { LaterPart } from './later-part.ts';

/** A part that is waited for. */
export interface Awaited {
  /** Repeats the last press on it, which it can answer now. */
  readonly repeat: () => void;
  /** Waits no longer. */
  readonly forget: () => void;
}

/** What a reader does before they could press anything in it, or instead of that. Whatever comes in swarms counts once, for the code may not come. */
const uses = { scroll: { once: true }, pointermove: { once: true }, pointerdown: {}, keydown: {}, focusin: {} };

/** Has a part come when the page is first used: scrolled, touched, or reached by the keyboard. A button in it that is pressed before looks busy, and is pressed once the part is alive. */
export function wakeOnUse(place: Element, { open }: Pick<LaterPart, 'open'>): Awaited {
  const watch = new AbortController();
  const options = { capture: true, signal: watch.signal };
  let pressed: HTMLElement | undefined;
  const take = (button?: HTMLElement): HTMLElement | undefined => {
    const before = pressed;
    before?.removeAttribute('aria-busy');
    pressed = button;
    button?.setAttribute('aria-busy', 'true');
    return before;
  };
  // Where its code does not come, a button must not look as if it would answer.
  const wake = () => void open().then((isHere) => isHere || take());
  const press = (event: Event): void => {
    const button = event.target instanceof Element && place.contains(event.target) && event.target.closest<HTMLElement>(answering);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    take(button);
    wake();
  };
  for (const [use, often] of Object.entries(uses)) addEventListener(use, wake, { ...options, ...often });
  addEventListener('click', press, options);
  const forget = (): void => watch.abort();
  return {
    forget,
    repeat: () => {
      forget();
      take()?.click();
    },
  };
}

/** Whatever needs a script to answer; links and what folds out need none. */
const answering = 'button:not([popovertarget]), input:is([type=checkbox], [type=radio])';
