const things = 'article[tabindex], [role=article][tabindex]';

/** Restores focus on closing, else to a neighbour or the page's heading. */
export function focusReturn(): () => void {
  const opener = document.activeElement;
  const all = [...document.querySelectorAll(things)];
  const at = all.findIndex((thing) => thing === opener?.closest(things));
  const near = at < 0 ? [] : [...all.slice(at), ...all.slice(0, at).toReversed()];
  return () => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.closest('dialog:not([open])');
    if (!isLost || document.querySelector('dialog[open]')) return;
    const places = [opener, ...near, document.querySelector('h1')];
    const place = places.find((element) => element instanceof HTMLElement && element !== document.body && element.isConnected);
    if (!(place instanceof HTMLElement)) return;
    if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: place === opener });
  };
}
