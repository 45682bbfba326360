import type { ContributionKey, ContributionKind, ContributionNotes } from './contribution-keys.ts';

/** The occasion on which a token may be asked for ahead: a quiet moment while nothing is being contributed, or a form that was opened. */
export type StockOccasion = 'quiet' | 'form';

/** What is known of the token of a contribution that is to come: that the account has had all of its quarter, or nothing of the kind. */
export type Stock = 'spent' | 'unknown';

/** Whether a key is in stock: no contribution is planned by it yet, and it is good for one of any kind. */
export const isInStock = ({ about, thingId }: Pick<ContributionNotes, 'about' | 'thingId'>): boolean => about === undefined && thingId === undefined;

/** The keys of the contributions of a kind, sent or planned. */
export const contributedOf = (kind: ContributionKind, keys: readonly ContributionKey[]): readonly ContributionKey[] =>
  keys.filter((key) => key.kind === kind && !isInStock(key));

/**
 * Whether a device asks for a token ahead: it holds none in stock that is still good. On a day on which something was sent from here it waits for another, unless a form
 * was opened, so that neither sending nor the asking after it leads to the other (F-07).
 */
export function asksAhead(
  keys: readonly ContributionNotes[],
  { today, quarters, occasion }: { readonly today: string; readonly quarters: readonly string[]; readonly occasion: StockOccasion },
): boolean {
  const hasOne = keys.some((key) => isInStock(key) && key.token?.signature !== undefined && quarters.includes(key.token.issuer.quarter));
  return !hasOne && (occasion === 'form' || keys.every(({ sentOn }) => sentOn !== today));
}
