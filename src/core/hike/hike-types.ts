import type { Answer, IsoMonth, Question, Rupees, SignedPercent, SignedRupees } from '../calculators/answer-types.ts';
import type { TakeHomeInput } from '../take-home/take-home-types.ts';

/** A raise or a cut. Exactly one of percent, newAnnual and increase is needed. */
export interface HikeInput extends Question {
  readonly oldAnnual: Rupees;
  readonly percent?: SignedPercent;
  readonly newAnnual?: Rupees;
  /** Rupees a year. */
  readonly increase?: SignedRupees;
  /** Everything else about the package; with it the pay in hand before and after is counted. Its annualCtc or annualGross is taken from here. */
  readonly takeHome?: TakeHomeInput;
}

export interface HikeOutput extends Answer {
  readonly oldAnnual: Rupees;
  readonly newAnnual: Rupees;
  readonly oldMonthly: Rupees;
  readonly newMonthly: Rupees;
  readonly increase: SignedRupees;
  readonly monthlyIncrease: SignedRupees;
  /** The rise in percent to two decimals, or null when the old pay is 0. */
  readonly percent: SignedPercent | null;
  /** The pay in hand of a month and a year under the cheaper regime. */
  readonly inHand: InHandChange | null;
}

/** The pay in hand before and after, both by the rules of the same months, so that no change of the law is part of the raise. */
export interface InHandChange {
  /** The average of the months of the year. */
  readonly monthBefore: SignedRupees;
  readonly monthAfter: SignedRupees;
  readonly monthDifference: SignedRupees;
  /** A usual month with the rules of today. */
  readonly headlineBefore: SignedRupees;
  readonly headlineAfter: SignedRupees;
  readonly headlineDifference: SignedRupees;
  /** The first month with these rules. */
  readonly headlineFrom: IsoMonth;
  readonly yearBefore: SignedRupees;
  readonly yearAfter: SignedRupees;
  readonly yearDifference: SignedRupees;
  /** The part of the raise that arrives, to two decimals, or null without a raise. */
  readonly keptPercent: SignedPercent | null;
}
