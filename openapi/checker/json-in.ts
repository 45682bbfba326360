/** The value that a text holds as JSON; nothing where it holds none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The longest list whose items are looked at, and how deep it may be: no contract lets one be as long, and each wrong item of millions would be a finding. */
const [longestList, deepest] = [10_000, 8];

/** A value whose lists end where no contract lets them be longer. */
export function withShortLists(value: unknown, depth = deepest): unknown {
  if (depth === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.slice(0, longestList).map((one: unknown) => withShortLists(one, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withShortLists(one, depth - 1)]));
}
