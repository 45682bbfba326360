export const longestGrievancePage = 300;

/** Encodings that a browser reads as a slash or removes before resolving a path. */
const misread = /\/\/|%2f|%5c/i;

/** Rejects double slashes, backslashes, their codes and dot segments, which could lead off the site. */
export function isPagePath(text: string): boolean {
  if (!/^\/[^\\\s\p{Cc}]*$/u.test(text)) return false;
  const [path = ''] = text.split(/[?#]/, 1);
  return !misread.test(path) && !path.split('/').some((segment) => /^\.{1,2}$/.test(segment.replaceAll(/%2e/gi, '.')));
}

/** Strips this origin, adds a missing slash, and leaves other addresses alone. */
export function pagePathIn(typed: string, origin: string): string {
  const text = typed.trim();
  const [named] = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(text) ?? [];
  if (text === '' || (named !== undefined && named.toLowerCase() !== origin)) return text;
  const path = text.slice(named?.length ?? 0);
  return path.startsWith('/') ? path : `/${path}`;
}
