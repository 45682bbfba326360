import { finderOf, isField, placeFinderOf, whenAlive, whenDrawnAgain, type Field } from './found-again.ts';

/**
 * Keeps early input: what a reader types, chooses and presses while a page is rendered but not yet hydrated. Once the page answers, fields say it again
 * and the last press is repeated; until then the button looks busy, and the page itself hears nothing of the press. Where the page is drawn again, the
 * field that a reader writes in shows it at once, so that they can write on. A press is not repeated where something that was said before it is lost.
 */
export function keepEarlyInput(): void {
  const typed = new Map<Field, Typed>();
  const kept = new AbortController();
  let pressed: Element | undefined;
  let findPressed: (() => Element) | undefined;
  let isLost = false;

  const take = (button?: Element): void => {
    pressed?.removeAttribute('aria-busy');
    pressed = button;
    findPressed = button && finderOf(button);
    pressed?.setAttribute('aria-busy', 'true');
  };
  const press = (event: Event): void => {
    const button = buttonOf(event);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    take(isLost ? undefined : button);
  };
  const type = ({ target }: Event): void => {
    if (!isField(target)) return;
    // Of several radio buttons the last one counts.
    typed.delete(target);
    typed.set(target, typedIn(target));
  };
  // A page whose script does not come will never answer, and must not look as if it would.
  const lose = ({ target }: Event): void => {
    isLost ||= target instanceof HTMLScriptElement;
    if (isLost) take();
  };
  const repeat = (): void => {
    kept.abort();
    const button = findPressed?.();
    take();
    const isAllSaid = [...typed.values()].map(({ say }) => say()).every(Boolean);
    // Whatever the fields enable is drawn first.
    if (isAllSaid) queueMicrotask(() => (button instanceof HTMLFormElement ? button.requestSubmit() : button instanceof HTMLElement && button.click()));
  };

  const heard = { click: press, submit: press, input: type, change: type, error: lose };
  for (const [kind, hear] of Object.entries(heard)) addEventListener(kind, hear, { capture: true, signal: kept.signal });
  whenAlive(repeat);
  whenDrawnAgain(() => [...typed.values()].at(-1)?.show());
}

/** The button that an event presses in vain, or its form. Links, popovers and forms with an action need no script, and are left to the browser. */
function buttonOf(event: Event): Element | null | undefined {
  const target = event.target instanceof Element ? event.target : undefined;
  if (event instanceof SubmitEvent) return target?.hasAttribute('action') ? undefined : (event.submitter ?? target);
  return target?.closest('#root button[type=button]:not([popovertarget])');
}

/** What was typed into a field. */
interface Typed {
  /** The field says it again, so that the page hears of it; answers whether the field is there. */
  readonly say: () => boolean;
  /** The field shows it, where it was drawn again, and the page hears of nothing. */
  readonly show: () => void;
}

/** Where the caret of a field is there; some kinds of field have none. */
type Caret = readonly (number | null)[];

const isWrittenIn = (field: Field): field is HTMLInputElement | HTMLTextAreaElement => 'selectionStart' in field;

/** What a field says now, whether it is drawn again later or not. */
function typedIn(field: Field): Typed {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) return pressedAt(field);
  const find = placeFinderOf(field);
  const { value } = field;
  const caret = isWrittenIn(field) ? [field.selectionStart, field.selectionEnd] : [];
  // Each field is written into once: what its reader types into it from then on is newer.
  let written: Field = field;
  const show = (): void => {
    const now = find();
    if (!now || now === field || now === written || !isWrittenIn(now) || now.type === 'file') return;
    written = now;
    write(now, value, caret);
  };
  const say = (): boolean => {
    const now = find();
    written = now ?? written;
    // A file can only be chosen by hand, and is gone with the field that it was chosen in.
    if (!now || (field.type === 'file' && now !== field)) return false;
    fill(now, value, caret);
    return true;
  };
  return { say, show };
}

function pressedAt(box: HTMLInputElement): Typed {
  const find = placeFinderOf(box);
  const { checked } = box;
  const say = (): boolean => {
    const now = find();
    if (!now) return false;
    now.checked = !checked;
    now.click();
    return true;
  };
  return { say, show: () => undefined };
}

function fill(field: Field, value: string, caret: Caret): void {
  // A field with a draft from an earlier visit has heard of it, and holds both.
  if (field.value.endsWith(`\n${value}`)) return;
  if (field.type !== 'file') write(field, value, caret);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Writes as a reader does, past the setter that React puts on the element: what is set there is no news to it. */
function write(field: Field, value: string, [start, end]: Caret): void {
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (isWrittenIn(field) && typeof start === 'number') field.setSelectionRange(start, end ?? start);
}
