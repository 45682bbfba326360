import { finderOf, isField, whenAlive, whenDrawnAnew, type Field } from './found-again.ts';

/**
 * Keeps early input: what a reader types, chooses and presses while a page is rendered but not yet hydrated. Once the page answers, fields say it again
 * and the last press is repeated; until then the button looks busy, and the page itself hears nothing of the press. Where the page is drawn anew, fields
 * say it at once, so that a reader can write on.
 */
export function keepEarlyInput(): void {
  const typed = new Map<Field, () => void>();
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
    typed.set(target, again(target));
  };
  // A page whose script does not come will never answer, and must not look as if it would.
  const lose = ({ target }: Event): void => {
    isLost ||= target instanceof HTMLScriptElement;
    if (isLost) take();
  };
  const sayAgain = (): void => {
    const fields = [...typed.values()];
    typed.clear();
    for (const say of fields) say();
  };
  const repeat = (): void => {
    kept.abort();
    const button = findPressed?.();
    take();
    sayAgain();
    // Whatever the fields enable is drawn first.
    queueMicrotask(() => (button instanceof HTMLFormElement ? button.requestSubmit() : button instanceof HTMLElement && button.click()));
  };

  const heard = { click: press, submit: press, input: type, change: type, error: lose };
  for (const [kind, hear] of Object.entries(heard)) addEventListener(kind, hear, { capture: true, signal: kept.signal });
  whenAlive(repeat);
  whenDrawnAnew(sayAgain);
}

/** The button that an event presses in vain, or its form. Links, popovers and forms with an action need no script, and are left to the browser. */
function buttonOf(event: Event): Element | null | undefined {
  const target = event.target instanceof Element ? event.target : undefined;
  if (event instanceof SubmitEvent) return target?.hasAttribute('action') ? undefined : (event.submitter ?? target);
  return target?.closest('#root button[type=button]:not([popovertarget])');
}

/** A function by which a field says again what it says now, so that the page hears of it, whether it was drawn anew since or not. */
function again(field: Field): () => void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) return pressAgain(field);
  const { value } = field;
  const find = finderOf(field);
  return () => fill(find(), value);
}

function pressAgain(box: HTMLInputElement): () => void {
  const { checked } = box;
  const find = finderOf(box);
  return () => {
    const now = find();
    now.checked = !checked;
    now.click();
  };
}

function fill(field: Field, value: string): void {
  // A field with a draft from an earlier visit has heard of it, and holds both.
  if (field.value.endsWith(`\n${value}`)) return;
  // A file can only be chosen by hand, and stays chosen.
  if (field.type !== 'file') write(field, value);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Writes as a reader does, past the setter that React puts on the element: what is set there is no news to it. */
function write(field: Field, value: string): void {
  const caret = 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : [];
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  const [start, end] = caret;
  if ('setSelectionRange' in field && typeof start === 'number') field.setSelectionRange(start, end ?? start);
}
