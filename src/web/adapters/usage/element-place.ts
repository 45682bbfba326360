import { longestTarget } from '#core/usage/usage-counts.ts';

/** Element path by tags and classes, without text, ids or attributes that may contain user content. */
export function elementPlace(node: Node | null | undefined): string {
  const parts: string[] = [];
  for (let at = node; at && at.nodeName !== 'HTML' && at.nodeType !== Node.DOCUMENT_NODE; at = at.parentNode)
    if (at instanceof Element) parts.unshift(said(at));
  while (parts.length > 1 && parts.join('>').length > longestTarget) parts.shift();
  return parts.join('>').slice(0, longestTarget);
}

const said = (element: Element): string => [element.localName, ...element.classList].filter((part) => /^[\w-]+$/.test(part)).join('.');
