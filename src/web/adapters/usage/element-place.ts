import { longestTarget } from '#core/usage/usage-counts.ts';

/** The place of an element in the page, by tags and classes from the outside in. No text, id or attribute is among them, for those may hold what someone wrote. */
export function elementPlace(node: Node | null | undefined): string {
  const parts: string[] = [];
  for (let at = node; at && at.nodeName !== 'HTML' && at.nodeType !== Node.DOCUMENT_NODE; at = at.parentNode)
    if (at instanceof Element) parts.unshift(said(at));
  while (parts.length > 1 && parts.join('>').length > longestTarget) parts.shift();
  return parts.join('>').slice(0, longestTarget);
}

const said = (element: Element): string => [element.localName, ...element.classList].filter((part) => /^[\w-]+$/.test(part)).join('.');
