import { dayOf } from '../figures/ago.ts';
import { isCounted, isRedeemed, purposeOf, type TokenPurpose } from '../persona-keys/issuer-key.ts';
import type { ContributionKey, ContributionNotes } from './contribution-keys.ts';
import type { ContributionKind } from '../kinds/contribution-kinds.ts';
import { isPooled } from './contributed-keys.ts';

/** Occasion for prefetching tokens: a quiet moment or an opened form. */
export type PrefetchOccasion = 'quiet' | 'form';

interface Asking {
  readonly now: number;
  readonly occasion: PrefetchOccasion;
}

const poolOf = <Key extends ContributionNotes>(keys: readonly Key[], now: number, passes: (purpose: TokenPurpose) => boolean): readonly Key[] =>
  keys.filter((key) => isPooled(key) && key.token && passes(purposeOf(key.token.issuer.keyId)) && isRedeemed(key.token.issuer.keyId, now));

export const countedPool = <Key extends ContributionNotes>(keys: readonly Key[], now: number): readonly Key[] => poolOf(keys, now, isCounted);

const isInHand = ({ token }: ContributionNotes): boolean => token?.signature !== undefined;

export const countedKey = (kind: ContributionKind, keys: readonly ContributionKey[], now: number): ContributionKey | undefined =>
  poolOf(keys, now, (purpose) => purpose === kind).find(isInHand);

/** Prefers a key that counts over one good for any kind. */
export const pooledKey = (kind: ContributionKind, keys: readonly ContributionKey[], now: number): ContributionKey | undefined =>
  countedKey(kind, keys, now) ?? poolOf(keys, now, (purpose) => purpose === 'contribution')[0];

/** Waits after a day of sending unless a form opens, so that requests cannot be correlated (F-07). */
const mayAsk = (keys: readonly ContributionNotes[], { now, occasion }: Asking): boolean =>
  occasion === 'form' || keys.every(({ sentOn }) => sentOn !== dayOf(now));

/** Prefetches when the pool has no valid token for any contribution. */
export const asksAhead = (keys: readonly ContributionNotes[], asking: Asking): boolean =>
  !poolOf(keys, asking.now, (purpose) => purpose === 'contribution').some(isInHand) && mayAsk(keys, asking);

/** Prefetches counted tokens for all kinds when none exist or their answer is missing. */
export function asksCounted(keys: readonly ContributionNotes[], asking: Asking): boolean {
  const pool = countedPool(keys, asking.now);
  return !(pool.length > 0 && pool.every(isInHand)) && mayAsk(keys, asking);
}
