import type { PartOnUse } from './part-on-use.ts';

/** A part that is waited for. */
export interface Awaited {
  /** Repeats the last press on it, which it can answer now. */
  readonly repeat: () => void;
  /** Waits no longer. */
  readonly forget: () => void;
}

/** Signs that a page is used; swarming ones count once, as the code may not come. */
const uses = { scroll: { once: true }, pointermove: { once: true }, pointerdown: {}, keydown: {}, focusin: {} };

/** Wakes a part once the page is used; a button pressed before is pressed once it is alive. */
export function wakeOnUse(place: Element, { open }: Pick<PartOnUse, 'open'>): Awaited {
  const watch = new AbortController();
  const options = { capture: true, signal: watch.signal };
  let pressed: HTMLElement | undefined;
  const written = new Map<Field, string>();
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
  const write = ({ target }: Event): void => {
    if (isField(target) && place.contains(target)) written.set(target, target.value);
  };
  for (const said of ['input', 'change']) addEventListener(said, write, options);
  const forget = (): void => watch.abort();
  return {
    forget,
    repeat: () => {
      forget();
      for (const [field, value] of written) say(field, value);
      take()?.click();
    },
  };
}

/** A field whose words are its value. */
type Field = HTMLInputElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type));

/** Writes a field past React's setter, to which it would be no news. */
function say(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Whatever needs a script to answer; links, forms with an action and what folds out need none. */
const answering = 'button:not([popovertarget], form[action] [type=submit]), input:is([type=checkbox], [type=radio])';
