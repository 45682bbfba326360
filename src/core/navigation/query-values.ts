const urlName = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestUrlName = 80;

export const urlNameAsked = (value: string | null | undefined): string | null =>
  value !== null && value !== undefined && value.length <= longestUrlName && urlName.test(value) ? value : null;

export function askedIn(query: Iterable<readonly [string, string]>): (key: string) => readonly string[] {
  const entries = [...query];
  return (key) => entries.filter(([name]) => name === key).map(([, value]) => value);
}
