import { fewestContributors } from '../contributions/fewest-contributors.ts';
import { stepUnder } from '../figures/counts.ts';
import { isNextBatch } from './shown-slices.ts';

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

const figures: { readonly [Figure in keyof ReceivedPay]: { readonly of: (told: CheckIn) => number | null; readonly step: number } } = {
  variablePaid: {
    of: ({ variablePromised, variablePaid }) => (variablePromised && variablePaid !== null ? (100 * variablePaid) / variablePromised : null),
    step: 5,
  },
  hike: { of: ({ hikeReceived }) => hikeReceived, step: 1 },
  hikeMissing: { of: ({ hikeAnnounced, hikeReceived }) => (hikeAnnounced !== null && hikeReceived !== null ? hikeAnnounced - hikeReceived : null), step: 1 },
  monthsSinceRevision: { of: ({ monthsSinceRevision }) => monthsSinceRevision, step: 1 },
};

const names = ['variablePaid', 'hike', 'hikeMissing', 'monthsSinceRevision'] as const satisfies readonly (keyof ReceivedPay)[];

/** Makes the figures anew, each where enough people came or went since it was made; one of fewer than eight goes at once. */
export function countReceived(told: readonly CheckIn[], before: CountedReceived | null): CountedReceived {
  const counted = names.map((name) => {
    const { of, step } = figures[name];
    const said = told.flatMap((one) => of(one) ?? []).toSorted((one, other) => one - other);
    const stands = before?.[name];
    if (said.length < fewestContributors) return [name, { counted: 0, share: null }] as const;
    if (stands?.share && !isNextBatch(stands.counted, said.length)) return [name, stands] as const;
    const middle = said[Math.floor((said.length - 1) / 2)] ?? 0;
    return [name, { counted: said.length, share: { people: stepUnder(said.length), median: Math.round(middle / step) * step } }] as const;
  });
  return Object.fromEntries(counted) as CountedReceived;
}

/** The figures as they are shown. */
export const shownReceived = (counted: CountedReceived): ReceivedPay => ({
  variablePaid: counted.variablePaid.share,
  hike: counted.hike.share,
  hikeMissing: counted.hikeMissing.share,
  monthsSinceRevision: counted.monthsSinceRevision.share,
});
