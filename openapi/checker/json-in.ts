export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Bounds on list length and depth, so that endless lists do not flood the findings. */
const [longestList, deepest] = [10_000, 8];

export function withShortLists(value: unknown, depth = deepest): unknown {
  if (depth === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.slice(0, longestList).map((one: unknown) => withShortLists(one, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withShortLists(one, depth - 1)]));
}
