import type { Answer, Citation, IsoMonth, Rupees, SignedRupees } from '../calculators/answer-types.ts';
import type { FinancialYear, Regime } from '../calculators/person-types.ts';
import type { TakeHomeOutput, TakeHomeTerms } from '../take-home/take-home-types.ts';

/** The CTC to ask for so that a wished pay arrives in the bank: the inverse of takeHome, with all its choices. */
export interface InHandToCtcInput extends TakeHomeTerms {
  /** The wished pay in hand of a month. */
  readonly monthlyInHand: Rupees;
  /**
   * The month that has to reach it: the average of the year's months, or the usual month by the rules of today.
   * @default average
   */
  readonly reading?: 'average' | 'from-now';
  /**
   * True if the variable pay counts towards it; if not, it only moves the tax.
   * @default false
   */
  readonly variableCounts?: boolean;
}

/** The pay in hand that a CTC brings. */
export interface InHandOfCtc {
  readonly ctc: Rupees;
  readonly regime: Regime;
  /** The month that is compared with the wish, by its reading, with or without the variable pay. */
  readonly counted: SignedRupees;
  readonly netYear: SignedRupees;
  /** The average of the year's months. */
  readonly netMonth: SignedRupees;
  /** The usual month by the rules of today. */
  readonly headlineMonth: SignedRupees;
}

/** The cause of less in hand from more pay. */
export type FallKind = 'rebate-ends' | 'surcharge' | 'professional-tax' | 'esi' | 'rounding';

/** The range of pay above the answer that leaves less than was wished. */
export interface InHandFall {
  readonly kind: FallKind;
  readonly rule: Citation;
  /** The last CTC before it that still brings enough. */
  readonly after: Rupees;
  /** The first CTC that brings less, in steps of 100. */
  readonly from: Rupees;
  /** The last CTC that brings less. */
  readonly to: Rupees;
  /** The CTC that brings least. */
  readonly lowest: InHandOfCtc;
  /** The rupees that the month is short of the wish there. */
  readonly short: Rupees;
}

export interface InHandToCtcOutput extends Answer {
  readonly financialYear: FinancialYear;
  /** The wished month. */
  readonly monthlyInHand: Rupees;
  readonly reading: 'average' | 'from-now';
  /** The smallest CTC that brings it, in steps of 100 rupees. */
  readonly ctc: Rupees;
  /** The smallest CTC from which it never becomes less again; null where more pay always brings less in the end. */
  readonly safeCtc: Rupees | null;
  readonly regime: Regime;
  readonly counted: SignedRupees;
  readonly netYear: SignedRupees;
  readonly netMonth: SignedRupees;
  readonly headlineMonth: SignedRupees;
  /** The first month with the rules of the headline. */
  readonly headlineFrom: IsoMonth;
  /** A CTC of 100 rupees less, which does not reach the wish. */
  readonly less: InHandOfCtc | null;
  readonly safe: InHandOfCtc | null;
  /** The fall that makes the safe CTC another one; null where it is the same. */
  readonly fall: InHandFall | null;
  /** Take-home pay of the answer. */
  readonly takeHome: TakeHomeOutput;
}
