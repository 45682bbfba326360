import { fewestContributors } from '../crowds/fewest.ts';
import { stepUnder } from '../figures/counts.ts';
import { isNextBatch } from '../crowds/shown-parts.ts';

/** The largest hike, in percent, and the most months since the last revision that are taken. */
export const mostHikePercent = 300;
export const mostRevisionMonths = 120;

/** What became of the pay of a year (F-11). Each may be left out. Amounts are whole thousands a year. */
export interface CheckIn {
  /** The year it tells of: the one in which it ends. */
  readonly year: number;
  readonly variablePromised: number | null;
  readonly variablePaid: number | null;
  /** The hike as it was announced, and as it came, in percent. */
  readonly hikeAnnounced: number | null;
  readonly hikeReceived: number | null;
  readonly monthsSinceRevision: number | null;
}

/** What is to be put right in a check-in, by field. */
export interface CheckInProblems {
  readonly all?: 'missing';
  readonly variable?: 'half' | 'more';
  readonly hike?: 'half';
}

/** The rule of both sides: something is said, a part is said with the other it is held against, and what was paid is at most twice what was promised. */
export function checkInProblems({ variablePromised, variablePaid, hikeAnnounced, hikeReceived, monthsSinceRevision }: CheckIn): CheckInProblems {
  const isSilent = [variablePromised, variablePaid, hikeAnnounced, hikeReceived, monthsSinceRevision].every((said) => said === null);
  const isHalf = (variablePromised === null) !== (variablePaid === null) || variablePromised === 0;
  const isMore = (variablePaid ?? 0) > 2 * (variablePromised ?? 0);
  return {
    ...(isSilent && { all: 'missing' as const }),
    ...(isHalf ? { variable: 'half' as const } : isMore && { variable: 'more' as const }),
    ...((hikeAnnounced === null) !== (hikeReceived === null) && { hike: 'half' as const }),
  };
}

/** A median, and of at least how many people it is. */
export interface ReceivedShare {
  readonly people: number;
  readonly median: number;
}

/** What people were paid of what was promised (F-11), each of at least eight people (`fewestContributors`); null where fewer told. */
export interface ReceivedPay {
  /** Percent of the variable pay that was promised, in steps of five. */
  readonly variablePaid: ReceivedShare | null;
  /** The hike that came, in whole percent, and how far below the one that was announced it was, in percentage points. */
  readonly hike: ReceivedShare | null;
  readonly hikeMissing: ReceivedShare | null;
  readonly monthsSinceRevision: ReceivedShare | null;
}

/** The figures that stand, and of how many each was made. */
export type CountedReceived = { readonly [Figure in keyof ReceivedPay]: { readonly counted: number; readonly share: ReceivedShare | null } };

/** Makes the figures anew, each where enough people came or went since it was made; one of fewer than eight goes at once. */
export function countReceived(told: readonly CheckIn[], before: CountedReceived | null): CountedReceived {
  const made = (name: keyof ReceivedPay, of: (one: CheckIn) => number | null, step = 1) =>
    countOne(
      told.flatMap((one) => of(one) ?? []),
      before?.[name],
      step,
    );
  return {
    variablePaid: made('variablePaid', paidShareOf, 5),
    hike: made('hike', ({ hikeReceived }) => hikeReceived),
    hikeMissing: made('hikeMissing', ({ hikeAnnounced, hikeReceived }) =>
      hikeAnnounced === null || hikeReceived === null ? null : hikeAnnounced - hikeReceived,
    ),
    monthsSinceRevision: made('monthsSinceRevision', ({ monthsSinceRevision }) => monthsSinceRevision),
  };
}

const paidShareOf = ({ variablePromised, variablePaid }: CheckIn): number | null =>
  variablePromised && variablePaid !== null ? (100 * variablePaid) / variablePromised : null;

function countOne(said: readonly number[], stands: CountedReceived[keyof CountedReceived] | undefined, step: number): CountedReceived[keyof CountedReceived] {
  if (said.length < fewestContributors) return { counted: 0, share: null };
  if (stands?.share && !isNextBatch(stands.counted, said.length)) return stands;
  const middle = said.toSorted((one, other) => one - other)[Math.floor((said.length - 1) / 2)] ?? 0;
  return { counted: said.length, share: { people: stepUnder(said.length), median: Math.round(middle / step) * step } };
}

/** The figures as they are shown. */
export const shownReceived = (counted: CountedReceived): ReceivedPay => ({
  variablePaid: counted.variablePaid.share,
  hike: counted.hike.share,
  hikeMissing: counted.hikeMissing.share,
  monthsSinceRevision: counted.monthsSinceRevision.share,
});
