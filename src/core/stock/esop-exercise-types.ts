import type { Answer, Count, IsoDate, Percent, Question, Rupees } from '../calculators/answer-types.ts';
import type { FinancialYear, Regime } from '../calculators/person-types.ts';
import type { IncomeTaxOutput, TaxPayer } from '../income-tax/income-tax-types.ts';
import type { PriceCurrency, ShareMarket, SharePrice, ShareWorth } from './share-price-types.ts';

/** Kinds of stock that end as shares. */
export type ShareGrant = 'esops' | 'rsus';

/** Tax when options are exercised or RSUs vest. */
export interface EsopExerciseInput extends PriceCurrency, TaxPayer, Question {
  /**
   * Options are taxed when they are exercised, RSUs when they vest.
   * @default esops
   */
  readonly type?: ShareGrant;
  readonly shares: Count;
  /** The fair market value of one share on the day of the event. */
  readonly fairValue: SharePrice;
  /**
   * The price paid for one share.
   * @default 0
   */
  readonly exercisePrice?: SharePrice;
  /** The taxable income of the year without these shares, after all deductions. */
  readonly otherTaxableIncome: Rupees;
  /** The day of the exercise or vesting; its year decides the tax. */
  readonly allottedOn?: IsoDate;
  /** The year of the event; without it that of allottedOn, or 2026-27. */
  readonly financialYear?: FinancialYear;
  /** @default new */
  readonly regime?: Regime;
  /** The market of the shares; without it, shares in another currency are taken as foreign and all else as listed. */
  readonly market?: ShareMarket;
  /** The day of the valuation of an unlisted share. */
  readonly valuedOn?: IsoDate;
  /**
   * True if shares are sold to pay the exercise price too, not the tax alone.
   * @default false
   */
  readonly coverExercisePrice?: boolean;
  /**
   * True if the company is an eligible start-up, whose tax is due later.
   * @default false
   */
  readonly eligibleStartUp?: boolean;
}

export interface EsopExerciseOutput extends Answer {
  readonly financialYear: FinancialYear;
  readonly regime: Regime;
  readonly taxedAt: 'exercise' | 'vesting';
  readonly shares: Count;
  readonly exchangeRate: number;
  /** The day whose exchange rate counts, where the day of the event is known and the prices are foreign. */
  readonly exchangeRateOn: IsoDate | null;
  readonly fairValue: ShareWorth;
  readonly exercisePrice: ShareWorth;
  /** The salary it counts as: fair value less the price paid, never below nothing. */
  readonly perquisite: Rupees;
  readonly taxableIncomeWithout: Rupees;
  readonly taxableIncomeWith: Rupees;
  readonly taxWithout: Rupees;
  readonly taxWith: Rupees;
  /** The tax on the perquisite: with it less without it. */
  readonly tax: Rupees;
  /** The tax as a percentage of the perquisite; nothing where there is none. */
  readonly taxPercent: Percent;
  /** The rebate and its relief that the perquisite ends, before cess. */
  readonly rebateLost: Rupees;
  /** The surcharge that the perquisite adds, after its relief and before cess. */
  readonly surchargeAdded: Rupees;
  /** All steps of the tax without the perquisite. */
  readonly without: IncomeTaxOutput;
  /** All steps of the tax with it. */
  readonly with: IncomeTaxOutput;
  /** True if the tax is due later, as in an eligible start-up. */
  readonly deferred: boolean;
  /** The sum that the sold shares have to pay. */
  readonly toCover: Rupees;
  /** The smallest whole number of shares that pays it, at most all. */
  readonly sharesToSell: Count;
  readonly sharesLeft: Count;
  readonly saleProceeds: Rupees;
  /** The rest of the proceeds. */
  readonly cashLeft: Rupees;
  /** The part that all shares together do not pay. */
  readonly uncovered: Rupees;
  /** The cash needed when no share is sold: the price paid and the tax. */
  readonly cashNeeded: Rupees;
  /** The cost of one share at a later sale, in rupees: the fair value that was taxed. */
  readonly costPerShare: Rupees;
}
