import { medianIn, nextFigure, shownFigure, type CrowdMedian, type MadeFigure, type CrowdNumbers } from '../crowds/figure.ts';

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

/** What people were paid of what was promised (F-11), each figure of many people; null where too few said so. */
export interface ReceivedPay {
  /** Percent of the variable pay that was promised. */
  readonly variablePaid: CrowdMedian | null;
  /** The hike that came, in percent, and how far below the one that was announced it was, in percentage points. */
  readonly hike: CrowdMedian | null;
  readonly hikeMissing: CrowdMedian | null;
  readonly monthsSinceRevision: CrowdMedian | null;
}

/** The step to which each median is rounded, so that it is nobody’s own. */
const steps = { variablePaid: 5, hike: 2, hikeMissing: 2, monthsSinceRevision: 3 } as const satisfies Record<keyof ReceivedPay, number>;

/** The figures as they were made last. */
export type MadeReceived = { readonly [Figure in keyof ReceivedPay]?: MadeFigure<CrowdMedian> | undefined };

/** The figures of what people say now, beside those that were made before. */
export function nextReceived(before: MadeReceived, saidOf: (figure: keyof ReceivedPay) => CrowdNumbers): MadeReceived {
  const next = (name: keyof ReceivedPay) => nextFigure(before[name], saidOf(name), (said) => medianIn(said, steps[name]));
  return { variablePaid: next('variablePaid'), hike: next('hike'), hikeMissing: next('hikeMissing'), monthsSinceRevision: next('monthsSinceRevision') };
}

/** The figures that may be shown. */
export const shownReceived = ({ variablePaid, hike, hikeMissing, monthsSinceRevision }: MadeReceived): ReceivedPay => ({
  variablePaid: shownFigure(variablePaid),
  hike: shownFigure(hike),
  hikeMissing: shownFigure(hikeMissing),
  monthsSinceRevision: shownFigure(monthsSinceRevision),
});
