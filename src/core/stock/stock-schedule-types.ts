import type { Answer, Count, IsoDate, Percent, Question, Rupees, SignedRupees } from '../calculators/answer-types.ts';
import type { Regime } from '../calculators/person-types.ts';
import type { TaxPayer } from '../income-tax/income-tax-types.ts';
import type { ShareGrant } from './esop-exercise-types.ts';
import type { PriceRange, ShareMarket } from './share-price-types.ts';
import type { ShareRounding, VestingTerms } from './vesting-types.ts';

/** A grant of shares by its vesting: shares, values and tax of every event, at one price or at a low and a high one. */
export interface StockScheduleInput extends VestingTerms, PriceRange, TaxPayer, Question {
  /**
   * Options are taken as exercised when they vest.
   * @default rsus
   */
  readonly type?: ShareGrant;
  /** All shares of the grant. */
  readonly shares: Count;
  /** The day from which the vesting counts. */
  readonly grantedOn: IsoDate;
  /**
   * Years until all of it is yours, in equal parts; instead of yearPercents.
   * @default 4
   * @least 1
   * @most 20
   */
  readonly vestingYears?: Count;
  /** @default each */
  readonly rounding?: ShareRounding;
  /** The market of the shares; without it, shares in another currency are taken as foreign and all else as listed. */
  readonly market?: ShareMarket;
  /** The taxable income of each year without these shares; with it the tax is counted. */
  readonly otherTaxableIncome?: Rupees;
  /** @default new */
  readonly regime?: Regime;
  /**
   * True if the company is an eligible start-up, whose tax is due later.
   * @default false
   */
  readonly eligibleStartUp?: boolean;
}

/** The worth at one price, before and after tax. */
export interface VestedWorth {
  /** The value above the price paid: the perquisite. */
  readonly value: Rupees;
  /** The tax on it; null where the other income or the law of that day is not known. */
  readonly tax: Rupees | null;
  readonly afterTax: SignedRupees | null;
}

/** The worth at the low and the high price; the same where there is one price. */
export interface WorthRange {
  readonly low: VestedWorth;
  readonly high: VestedWorth;
}

/** One vesting. */
export interface VestingEvent extends WorthRange {
  /** Full months after the grant. */
  readonly month: Count;
  readonly on: IsoDate;
  /** The percentage of the grant that has vested with this event. */
  readonly vestedPercent: Percent;
  readonly shares: Count;
  /** All shares that have vested with this event. */
  readonly vestedShares: Count;
  /** Shares sold to cover the tax at the low price and at the high one. */
  readonly sharesToSell: { readonly low: Count | null; readonly high: Count | null };
}

/** A year of the grant: 1 is the first after it was granted. */
export interface VestingYear extends WorthRange {
  readonly year: Count;
  readonly shares: Count;
}

/** A financial year of the grant. */
export interface VestingTaxYear extends WorthRange {
  readonly financialYear: string;
  readonly shares: Count;
}

export interface StockScheduleOutput extends Answer {
  readonly taxedAt: 'exercise' | 'vesting';
  readonly shares: Count;
  readonly months: Count;
  readonly events: readonly VestingEvent[];
  readonly years: readonly VestingYear[];
  readonly financialYears: readonly VestingTaxYear[];
  readonly total: WorthRange;
}
