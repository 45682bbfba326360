const urlName = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestUrlName = 80;

/** A name in URLs, as a URL asks for it; null where it can be none. */
export const urlNameAsked = (value: string | null | undefined): string | null =>
  value !== null && value !== undefined && value.length <= longestUrlName && urlName.test(value) ? value : null;

/** The values of a query, by their keys. */
export function askedIn(query: Iterable<readonly [string, string]>): (key: string) => readonly string[] {
  const entries = [...query];
  return (key) => entries.filter(([name]) => name === key).map(([, value]) => value);
}
