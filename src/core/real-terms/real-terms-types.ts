import type { Answer, IsoMonth, Question, Rupees, SignedPercent } from '../calculators/answer-types.ts';

/** The month in whose rupees an amount is there, and the month in whose rupees it is to be given. */
export interface RealMonths {
  /** The month it was earned in. */
  readonly earned: IsoMonth;
  /** The month by whose prices it is given; it may lie before the other. */
  readonly reported: IsoMonth;
}

/** An amount in the rupees of another month, by the index of consumer prices. */
export interface RealTermsInput extends Question, RealMonths {
  readonly amount: Rupees;
}

export interface RealTermsOutput extends Answer {
  /** The rupees that buy in the month reported what the amount bought in the month earned. */
  readonly amount: Rupees;
  /** The rise of prices from the month earned to the month reported, to two decimals. */
  readonly pricesPercent: SignedPercent;
}

/** A pay and the next one, and the months from which they were paid. */
export interface RealHikeInput extends Question {
  readonly oldAnnual: Rupees;
  readonly newAnnual: Rupees;
  /** The month of the raise before. */
  readonly before: IsoMonth;
  /** The month of this raise, not before the other. */
  readonly after: IsoMonth;
}

export interface RealHikeOutput extends Answer {
  /** The rise of the pay, to two decimals, or null when the old pay is 0. */
  readonly nominalPercent: SignedPercent | null;
  /** The rise of what the pay buys, to two decimals, or null when the old pay is 0. */
  readonly realPercent: SignedPercent | null;
  /** The rise of prices between the months, to two decimals. */
  readonly pricesPercent: SignedPercent;
  /** The new pay of a year in the rupees of the month of the raise before. */
  readonly newInOldRupees: Rupees;
}
