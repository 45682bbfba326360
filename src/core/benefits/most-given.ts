import type { Benefit, SharedGroup } from './benefit.ts';

/** The most benefits that a sentence names. */
const mostNamed = 3;

/** The benefits that most people get, the surest first: of those that five people or more were asked about, and more than half of them said yes. */
export function mostGiven(groups: readonly SharedGroup[]): readonly Benefit[] {
  const shares = groups
    .flatMap(({ benefits }) => benefits)
    .flatMap(({ benefit, people, confirmed }) => (confirmed === null ? [] : [{ benefit, share: confirmed / people }]));
  return shares
    .filter(({ share }) => share > 0.5)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, mostNamed)
    .map(({ benefit }) => benefit);
}
