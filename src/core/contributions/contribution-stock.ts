import { dayOf } from '../figures/ago.ts';
import { isCounted, isRedeemed, purposeOf, type TokenPurpose } from '../persona-keys/issuer-key.ts';
import type { ContributionKey, ContributionKind, ContributionNotes } from './contribution-keys.ts';

/** The occasion on which tokens may be asked for ahead: a quiet moment while nothing is being contributed, or a form that was opened. */
export type StockOccasion = 'quiet' | 'form';

/** Whether a contribution of a kind that is sent now counts; it does not where the account has no proof, or where it has had the one of its year. */
export type Counting = 'counted' | 'unproven' | 'used' | 'unknown';

/** What is known of the tokens of a contribution that is to come. */
export interface Stock {
  /** Whether the account has had all of its quarter, and none that counts is left for the kind. */
  readonly isSpent: boolean;
  readonly counting: Counting;
}

/** The stock where nobody answered. */
export const unknownStock: Stock = { isSpent: false, counting: 'unknown' };

/** When and on which occasion tokens are asked for. */
interface Asking {
  readonly now: number;
  readonly occasion: StockOccasion;
}

/** Whether a key is in stock: no contribution is planned by it yet. */
export const isInStock = ({ about, thingId }: Pick<ContributionNotes, 'about' | 'thingId'>): boolean => about === undefined && thingId === undefined;

/** The keys of the contributions of a kind, sent or planned. */
export const contributedOf = (kind: ContributionKind, keys: readonly ContributionKey[]): readonly ContributionKey[] =>
  keys.filter((key) => key.kind === kind && !isInStock(key));

/** The keys in stock whose tokens are of a purpose that passes, and still good. */
const stockOf = <Key extends ContributionNotes>(keys: readonly Key[], now: number, passes: (purpose: TokenPurpose) => boolean): readonly Key[] =>
  keys.filter((key) => isInStock(key) && key.token && passes(purposeOf(key.token.issuer.keyId)) && isRedeemed(key.token.issuer.keyId, now));

/** The keys in stock for contributions that count, of whichever kind. */
export const countedStock = <Key extends ContributionNotes>(keys: readonly Key[], now: number): readonly Key[] => stockOf(keys, now, isCounted);

const isInHand = ({ token }: ContributionNotes): boolean => token?.signature !== undefined;

/** The key in stock with whose token a contribution of this kind counts. */
export const countedKey = (kind: ContributionKind, keys: readonly ContributionKey[], now: number): ContributionKey | undefined =>
  stockOf(keys, now, (purpose) => purpose === kind).find(isInHand);

/** The key in stock by which a contribution of this kind is sent: one with which it counts, else one that is good for any. */
export const keyInStock = (kind: ContributionKind, keys: readonly ContributionKey[], now: number): ContributionKey | undefined =>
  countedKey(kind, keys, now) ?? stockOf(keys, now, (purpose) => purpose === 'contribution')[0];

/**
 * Whether tokens may be asked for: on a day on which something was sent from here they wait for another, unless a form was opened, so that neither sending nor the
 * asking after it leads to the other (F-07).
 */
const mayAsk = (keys: readonly ContributionNotes[], { now, occasion }: Asking): boolean =>
  occasion === 'form' || keys.every(({ sentOn }) => sentOn !== dayOf(now));

/** Whether a device asks for a token for any contribution ahead: it holds none in stock that is still good. */
export const asksAhead = (keys: readonly ContributionNotes[], asking: Asking): boolean =>
  !stockOf(keys, asking.now, (purpose) => purpose === 'contribution').some(isInHand) && mayAsk(keys, asking);

/** Whether a device asks for the tokens that count ahead, of all kinds at once: it holds none of them, or not the answer to what it asked. */
export function asksCounted(keys: readonly ContributionNotes[], asking: Asking): boolean {
  const stock = countedStock(keys, asking.now);
  return !(stock.length > 0 && stock.every(isInHand)) && mayAsk(keys, asking);
}
