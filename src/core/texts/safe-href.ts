import { textBounds } from './instance-text.ts';

/** A link that a text may have: a page elsewhere over https, a mail address, a page of this site, or a place on the same page; nothing for all else, which is then shown as its letters alone. */
export function safeHref(href: string): string | undefined {
  if (href.length > textBounds.longestTextHref || unsafeSigns.test(href)) return undefined;
  return safeBeginnings.some((beginning) => beginning.test(href)) ? href : undefined;
}

/** Blanks and controls, which browsers leave out before they read a scheme, and the backslash, which they read as a slash. */
const unsafeSigns = /[\s\\\p{Cc}\p{Cf}]/u;

const safeBeginnings = [/^https:\/\/[^/?#@]+(?:[/?#]|$)/i, /^mailto:[^@]+@[^@]+$/i, /^\/(?!\/)/, /^#./];
