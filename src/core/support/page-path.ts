/** The longest path of a page that a grievance names. */
export const longestGrievancePage = 300;

/** What a browser reads as a slash or takes out of a path, before it looks where the path leads. */
const misread = /\/\/|%2f|%5c/i;

/**
 * Whether a text is the plain path of a page of this site. Two slashes would lead to another site, and so would backslashes, the codes of both, and
 * segments of dots before them, all of which a browser or a proxy may rewrite.
 */
export function isPagePath(text: string): boolean {
  if (!/^\/[^\\\s\p{Cc}]*$/u.test(text)) return false;
  const [path = ''] = text.split(/[?#]/, 1);
  return !misread.test(path) && !path.split('/').some((segment) => /^\.{1,2}$/.test(segment.replaceAll(/%2e/gi, '.')));
}

/** The path of a page in what someone typed or pasted: a whole address of this origin loses it, one of another stays as it is, and a path without its slash gets one. */
export function pagePathIn(typed: string, origin: string): string {
  const text = typed.trim();
  const [named] = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(text) ?? [];
  if (text === '' || (named !== undefined && named.toLowerCase() !== origin)) return text;
  const path = text.slice(named?.length ?? 0);
  return path.startsWith('/') ? path : `/${path}`;
}
