export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Acts once the page is hydrated. */
export function whenAlive(act: () => void): void {
  new MutationObserver((_changes, watch) => {
    watch.disconnect();
    act();
  }).observe(document.documentElement, { attributeFilter: ['data-alive'] });
}

/** Acts right after a redraw, before the reader can do anything more. */
export function whenDrawnAgain(act: () => void): void {
  const root = document.getElementById('root');
  if (root) new MutationObserver(act).observe(root, { childList: true });
}

/** Finds an element or its redrawn equivalent, with its label read now because it may be gone later. */
export function finderOf<Each extends Element>(element: Each): () => Each {
  const sign = signOf(element);
  return () => {
    if (element.isConnected) return element;
    const alike = alikeIn<Each>(element.localName, sign);
    return alike.length === 1 && alike[0] ? alike[0] : element;
  };
}

/** Finds a control or the equally named one at its position among as many. */
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

/** Name and group of an element, without ids, which differ between drawings, or field values. */
function signOf(element: Element): string {
  const text = isField(element) ? element.labels?.[0]?.textContent : element.textContent;
  const group = element.closest('fieldset, [role=group], [role=radiogroup]');
  const called = [group?.querySelector('legend')?.textContent, group?.getAttribute('aria-label')];
  return JSON.stringify([element.getAttribute('type'), element.getAttribute('aria-label'), text, ...called]);
}
