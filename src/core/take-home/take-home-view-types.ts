import type { Citation, Question, Rupees, SignedRupees, Warning, Count } from '../calculators/answer-types.ts';
import type { FinancialYear, Regime } from '../calculators/person-types.ts';
import type { TakeHomeInput, TakeHomeOutput } from './take-home-types.ts';

/** The differences between two years for the same package. */
export interface YearChangesInput extends Question {
  readonly takeHome: TakeHomeInput;
  readonly before: FinancialYear;
  readonly after: FinancialYear;
}

/** One step that comes out differently, or is counted by another row of its rule. */
export interface YearChange {
  readonly id: string;
  /** The regime it belongs to, or both. */
  readonly regime: Regime | 'both';
  readonly before: Rupees;
  readonly after: Rupees;
  readonly difference: SignedRupees;
  readonly ruleBefore?: Citation;
  readonly ruleAfter?: Citation;
}

export interface YearChangesOutput {
  readonly before: TakeHomeOutput;
  readonly after: TakeHomeOutput;
  /** The change of the net year under the cheaper regime of each year. */
  readonly difference: SignedRupees;
  readonly changes: readonly YearChange[];
  readonly warnings: readonly Warning[];
}

/** The curve of net pay over more pay, with its cliffs. */
export interface PayCurveInput extends Question {
  readonly takeHome: TakeHomeInput;
  /** The distance that the curve goes above the package; without it, half of the package. */
  readonly upTo?: Rupees;
  /**
   * The number of points between its ends.
   * @default 60
   * @least 1
   * @most 500
   */
  readonly points?: Count;
}

/** The net year under the cheaper regime at one pay. */
export interface PayPoint {
  /** The sums added to the CTC or gross that was given. */
  readonly more: Rupees;
  readonly pay: Rupees;
  readonly net: SignedRupees;
  /** The rupees by which the net year is more than at the start. */
  readonly brings: SignedRupees;
  readonly tax: Rupees;
}

/** The kinds of cliffs, at which the curve bends or falls. */
export type CliffKind =
  | 'rebate-ends'
  | 'relief-ends'
  | 'surcharge'
  | 'surcharge-relief-ends'
  | 'slab'
  | 'professional-tax'
  | 'esi'
  | 'cheaper-regime'
  | 'provident-fund';

/** A pay at which something changes; at a cliff the net year falls. */
export interface PayCliff {
  readonly kind: CliffKind;
  /** The last rupee of pay before it. */
  readonly pay: Rupees;
  readonly more: Rupees;
  readonly netBefore: SignedRupees;
  /** The net year at one rupee more. */
  readonly netAfter: SignedRupees;
  /** The amount by which the net year falls in all before it rises again, or 0. */
  readonly falls: Rupees;
  /** The pay at which the net year is lowest, where it falls. */
  readonly lowestAt: Rupees | null;
  /** The pay from which one has as much again. */
  readonly recoversAt: Rupees | null;
}

export interface PayCurveOutput {
  readonly points: readonly PayPoint[];
  readonly cliffs: readonly PayCliff[];
}
