import type { Answer, Count, IsoDate, Question, Rupees } from '../calculators/answer-types.ts';
import type { FinancialYear, Regime } from '../calculators/person-types.ts';

/** The length of service: by dates, or by years and months. */
export interface LengthOfService {
  /** The first day of work. */
  readonly joinedOn?: IsoDate;
  /** The last day of work; it also decides which rules hold. Without it, 2026-04-01. */
  readonly leftOn?: IsoDate;
  /** Full years, instead of dates. */
  readonly years?: Count;
  /**
   * Full months beyond the years.
   * @default 0
   */
  readonly months?: Count;
  /**
   * Days beyond the months.
   * @default 0
   */
  readonly days?: Count;
}

/** Gratuity for a service. */
export interface GratuityInput extends LengthOfService, Question {
  /** The last monthly wages: basic and dearness allowance, or wages by the labour codes. */
  readonly monthlyWages: Rupees;
  /** The whole monthly pay; when it is given and the last day is 21 November 2025 or later, at least half of it counts as wages. */
  readonly monthlyGross?: Rupees;
  /** The average of the last ten months, for an establishment that is not covered; else the last wages. */
  readonly averageMonthlyWages?: Rupees;
  /**
   * Whether the establishment is covered: ten or more employees.
   * @default true
   */
  readonly covered?: boolean;
  /** @default permanent */
  readonly employment?: 'permanent' | 'fixed-term';
  /**
   * The reason why the service ended.
   * @default left
   */
  readonly reason?: 'left' | 'retired' | 'death' | 'disablement' | 'term-ended';
  /** Days worked in the fifth year, when there are four full years; else estimated from the time served. */
  readonly daysWorkedInFifthYear?: Count;
  /**
   * Days in the working week; with five, fewer days make the fifth year.
   * @default 6
   */
  readonly workingWeek?: 5 | 6;
}

export interface GratuityOutput extends Answer {
  /** Whether it is due: by the law, by what courts usually accept, or not. */
  readonly eligible: 'yes' | 'usually-accepted' | 'no';
  /** Why. */
  readonly because: 'five-years' | 'death' | 'disablement' | 'term-ended' | 'fixed-term-one-year' | 'fifth-year-days' | 'too-short';
  readonly service: { readonly years: Count; readonly months: Count; readonly days: Count };
  /** The wages it is counted on. */
  readonly wages: Rupees;
  /** The years of service after which it is due to everyone. */
  readonly yearsNeeded: Count;
  /** Years that count; for a fixed term and after a death, years with twelfths. */
  readonly yearsCounted: number;
  /** The result of the formula, whether due or not, without the ceiling; rounded to the paisa. */
  readonly formulaAmount: Rupees;
  /** The sum that the law makes the employer pay: nothing where it is not due, and at most the ceiling. */
  readonly amount: Rupees;
  /** The part of the formula's result beyond the ceiling; employers may pay it. */
  readonly aboveCeiling: Rupees;
}

/** The tax on a gratuity. */
export interface GratuityTaxInput extends LengthOfService, Question {
  /** The sum that was received. */
  readonly received: Rupees;
  /** @default covered */
  readonly employer?: 'government' | 'covered' | 'not-covered';
  /** The result of the formula, when it is known; else it is computed from the wages and the service. */
  readonly formulaAmount?: Rupees;
  /** The last monthly wages, or the average of ten months where the establishment is not covered. */
  readonly monthlyWages?: Rupees;
  /** @default permanent */
  readonly employment?: 'permanent' | 'fixed-term';
  /**
   * The reason why the service ended; after a death it counts by months.
   * @default left
   */
  readonly reason?: GratuityInput['reason'];
  /**
   * Gratuity that was exempt in earlier years; the limit is for a lifetime.
   * @default 0
   */
  readonly exemptBefore?: Rupees;
  /** The other taxable income of the year; with it the tax itself is counted. */
  readonly otherTaxableIncome?: Rupees;
  /** @default 2026-27 */
  readonly financialYear?: FinancialYear;
  /** @default new */
  readonly regime?: Regime;
}

export interface GratuityTaxOutput extends Answer {
  readonly received: Rupees;
  /** The three limits; for government staff only what was received. */
  /** The gratuity that may be free of tax in a lifetime. */
  readonly lifetimeLimit: Rupees;
  readonly limits: { readonly received: Rupees; readonly formula: Rupees | null; readonly lifetime: Rupees | null };
  readonly exempt: Rupees;
  readonly taxable: Rupees;
  /** The tax it adds to the year, when the other income is known. */
  readonly tax: Rupees | null;
}
