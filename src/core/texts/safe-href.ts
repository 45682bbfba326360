import { textBounds } from './instance-text.ts';

/** Allows https, mail, own pages and anchors. Anything else is shown as plain letters. */
export function safeHref(href: string): string | undefined {
  if (href.length > textBounds.longestTextHref || unsafeSigns.test(href)) return undefined;
  return safeBeginnings.some((beginning) => beginning.test(href)) ? href : undefined;
}

/** Blanks and controls that browsers drop, and the backslash they read as a slash. */
const unsafeSigns = /[\s\\\p{Cc}\p{Cf}]/u;

const safeBeginnings = [/^https:\/\/[^/?#@]+(?:[/?#]|$)/i, /^mailto:[^@]+@[^@]+$/i, /^\/(?!\/)/, /^#./];
