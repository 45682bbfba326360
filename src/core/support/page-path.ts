/** The longest path of a page that a grievance names. */
export const longestGrievancePage = 300;

/** Whether a text is the path of a page of this site. Two slashes at the beginning would lead to another site, and so would a backslash. */
export const isPagePath = (text: string): boolean => /^\/(?:[^/\\\s][^\\\s]*)?$/.test(text);

/** The path of a page in what somebody typed or pasted: a whole address loses its host, and a path without its slash gets one. */
export function pagePathIn(typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  const path = text.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}
