import { dayOf } from '../figures/ago.ts';
import { isCounted, isRedeemed, purposeOf, type TokenPurpose } from '../persona-keys/issuer-key.ts';
import type { ContributionKey, ContributionNotes } from './contribution-keys.ts';
import type { ContributionKind } from '../kinds/contribution-kinds.ts';
import { isPooled } from './contributed-keys.ts';

/** The occasion on which tokens may be asked for ahead: a quiet moment while nothing is being contributed, or a form that was opened. */
export type PrefetchOccasion = 'quiet' | 'form';

/** When and on which occasion tokens are asked for. */
interface Asking {
  readonly now: number;
  readonly occasion: PrefetchOccasion;
}

/** The keys in the pool whose tokens are of a purpose that passes, and still good. */
const poolOf = <Key extends ContributionNotes>(keys: readonly Key[], now: number, passes: (purpose: TokenPurpose) => boolean): readonly Key[] =>
  keys.filter((key) => isPooled(key) && key.token && passes(purposeOf(key.token.issuer.keyId)) && isRedeemed(key.token.issuer.keyId, now));

/** The keys in the pool for contributions that count, of whichever kind. */
export const countedPool = <Key extends ContributionNotes>(keys: readonly Key[], now: number): readonly Key[] => poolOf(keys, now, isCounted);

const isInHand = ({ token }: ContributionNotes): boolean => token?.signature !== undefined;

/** The key in the pool with whose token a contribution of this kind counts. */
export const countedKey = (kind: ContributionKind, keys: readonly ContributionKey[], now: number): ContributionKey | undefined =>
  poolOf(keys, now, (purpose) => purpose === kind).find(isInHand);

/** The key in the pool by which a contribution of this kind is sent: one with which it counts, else one that is good for any. */
export const pooledKey = (kind: ContributionKind, keys: readonly ContributionKey[], now: number): ContributionKey | undefined =>
  countedKey(kind, keys, now) ?? poolOf(keys, now, (purpose) => purpose === 'contribution')[0];

/**
 * Whether tokens may be asked for: on a day on which something was sent from here they wait for another, unless a form was opened, so that neither sending nor the
 * asking after it leads to the other (F-07).
 */
const mayAsk = (keys: readonly ContributionNotes[], { now, occasion }: Asking): boolean =>
  occasion === 'form' || keys.every(({ sentOn }) => sentOn !== dayOf(now));

/** Whether a device asks for a token for any contribution ahead: it holds none in the pool that is still good. */
export const asksAhead = (keys: readonly ContributionNotes[], asking: Asking): boolean =>
  !poolOf(keys, asking.now, (purpose) => purpose === 'contribution').some(isInHand) && mayAsk(keys, asking);

/** Whether a device asks for the tokens that count ahead, of all kinds at once: it holds none of them, or not the answer to what it asked. */
export function asksCounted(keys: readonly ContributionNotes[], asking: Asking): boolean {
  const pool = countedPool(keys, asking.now);
  return !(pool.length > 0 && pool.every(isInHand)) && mayAsk(keys, asking);
}
