import { nameKey } from '../companies/name-key.ts';
import { isSlipOf, slipsBetween } from '../content/slips.ts';

const furthest = 2;

export const isListed = (typed: string, listed: readonly string[]): boolean => listed.some((name) => nameKey(name) === nameKey(typed.trim()));

/** Listed name that a typed one may be a slip of, the nearest of several. */
export function nearestName(typed: string, listed: readonly string[]): string | null {
  const key = nameKey(typed.trim());
  const distanceTo = (name: string): number => slipsBetween(key, nameKey(name), furthest);
  const near = listed.filter((name) => isSlipOf(key, nameKey(name)));
  return near.toSorted((one, other) => distanceTo(one) - distanceTo(other))[0] ?? null;
}
