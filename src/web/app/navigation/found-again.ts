/** A control that holds what a reader says. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Acts once the page answers to presses. */
export function whenAlive(act: () => void): void {
  new MutationObserver((_changes, watch) => {
    watch.disconnect();
    act();
  }).observe(document.documentElement, { attributeFilter: ['data-alive'] });
}

/** Acts when the page has been drawn again in the place of what stood there, before the reader can do anything more. */
export function whenDrawnAgain(act: () => void): void {
  const root = document.getElementById('root');
  if (root) new MutationObserver(act).observe(root, { childList: true });
}

/** Finds an element later: the same one, or the one that was drawn in its place, the only one of that kind that is called the same. A label knows nothing of a field that is gone, so it is asked now. */
export function finderOf<Each extends Element>(element: Each): () => Each {
  const sign = signOf(element);
  return () => {
    if (element.isConnected) return element;
    const alike = alikeIn<Each>(element.localName, sign);
    return alike.length === 1 && alike[0] ? alike[0] : element;
  };
}

/** Finds a control later: the same one, or of all that are called the same the one that now is at its place among as many. */
export function placeFinderOf<Each extends HTMLElement>(element: Each): () => Each | undefined {
  const sign = signOf(element);
  const before = alikeIn<Each>(element.localName, sign);
  const at = before.indexOf(element);
  return () => {
    if (element.isConnected) return element;
    const alike = alikeIn<Each>(element.localName, sign);
    return alike.length === before.length ? alike[at] : undefined;
  };
}

const alikeIn = <Each extends Element>(name: string, sign: string): Each[] =>
  [...document.querySelectorAll<Each>(name)].filter((other) => signOf(other) === sign);

/**
 * How an element is called, and in which group it is there, such as one of several questions with the same answers. Ids and names are left out: those that
 * are made up differ from one drawing to the next. So is what a field holds.
 */
function signOf(element: Element): string {
  const text = isField(element) ? element.labels?.[0]?.textContent : element.textContent;
  const group = element.closest('fieldset, [role=group], [role=radiogroup]');
  const called = [group?.querySelector('legend')?.textContent, group?.getAttribute('aria-label')];
  return JSON.stringify([element.getAttribute('type'), element.getAttribute('aria-label'), text, ...called]);
}
