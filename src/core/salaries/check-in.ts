import { medianIn, nextFigure, shownFigure, type CrowdMedian, type MadeFigure, type CrowdNumbers } from '../crowds/figure.ts';

/** Largest hike in percent, and most months since the last revision. */
export const mostHikePercent = 300;
export const mostRevisionMonths = 120;

/** Optional outcome of a year's pay, in whole thousands a year (F-11). */
export interface CheckIn {
  /** Year in which it ends. */
  readonly year: number;
  readonly variablePromised: number | null;
  readonly variablePaid: number | null;
  /** Announced and received hike in percent. */
  readonly hikeAnnounced: number | null;
  readonly hikeReceived: number | null;
  readonly monthsSinceRevision: number | null;
}

export interface CheckInProblems {
  readonly all?: 'missing';
  readonly variable?: 'half' | 'more';
  readonly hike?: 'half';
}

/** Shared rule requiring some answer, complete pairs, and variable paid at most twice the promise. */
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

/** Aggregated share of promised pay that was paid, null where too few answered (F-11). */
export interface ReceivedPay {
  /** Percent of the variable pay that was promised. */
  readonly variablePaid: CrowdMedian | null;
  /** Received hike in percent, and its shortfall from the announced one in percentage points. */
  readonly hike: CrowdMedian | null;
  readonly hikeMissing: CrowdMedian | null;
  readonly monthsSinceRevision: CrowdMedian | null;
}

/** Rounding steps that keep a median from being one person's own. */
const steps = { variablePaid: 5, hike: 2, hikeMissing: 2, monthsSinceRevision: 3 } as const satisfies Record<keyof ReceivedPay, number>;

export type MadeReceived = { readonly [Figure in keyof ReceivedPay]?: MadeFigure<CrowdMedian> | undefined };

export function nextReceived(before: MadeReceived, saidOf: (figure: keyof ReceivedPay) => CrowdNumbers): MadeReceived {
  const next = (name: keyof ReceivedPay) => nextFigure(before[name], saidOf(name), (said) => medianIn(said, steps[name]));
  return { variablePaid: next('variablePaid'), hike: next('hike'), hikeMissing: next('hikeMissing'), monthsSinceRevision: next('monthsSinceRevision') };
}

export const shownReceived = ({ variablePaid, hike, hikeMissing, monthsSinceRevision }: MadeReceived): ReceivedPay => ({
  variablePaid: shownFigure(variablePaid),
  hike: shownFigure(hike),
  hikeMissing: shownFigure(hikeMissing),
  monthsSinceRevision: shownFigure(monthsSinceRevision),
});
