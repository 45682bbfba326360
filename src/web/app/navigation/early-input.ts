import { finderOf, isField, placeFinderOf, whenAlive, whenDrawnAgain, type Field } from './found-again.ts';

/** Records input before hydration and replays it, dropping a press whose earlier input was lost. */
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

/** Button awaiting a script, excluding links, popovers and forms with an action. */
function buttonOf(event: Event): Element | null | undefined {
  const target = event.target instanceof Element ? event.target : undefined;
  if (event instanceof SubmitEvent) return target?.hasAttribute('action') ? undefined : (event.submitter ?? target);
  return target?.closest('#root button[type=button]:not([popovertarget])');
}

interface Typed {
  /** Replays the input to the page and returns true if the field is there. */
  readonly say: () => boolean;
  /** Shows the text in a redrawn field without notifying the page. */
  readonly show: () => void;
}

/** Caret position, missing for some kinds of field. */
type Caret = readonly (number | null)[];

const isWrittenIn = (field: Field): field is HTMLInputElement | HTMLTextAreaElement => 'selectionStart' in field;

/** Field's current value, for later replay. */
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

/** Uses the native setter, because React ignores values set through its own. */
function write(field: Field, value: string, [start, end]: Caret): void {
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (isWrittenIn(field) && typeof start === 'number') field.setSelectionRange(start, end ?? start);
}
