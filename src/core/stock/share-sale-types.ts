import type { Answer, Count, IsoDate, Percent, Question, Rupees, SignedRupees } from '../calculators/answer-types.ts';
import type { FinancialYear, Regime } from '../calculators/person-types.ts';
import type { TaxPayer } from '../income-tax/income-tax-types.ts';
import type { PriceCurrency, ShareMarket, SharePrice } from './share-price-types.ts';

/** Tax on the sale of shares from options or RSUs. */
export interface ShareSaleInput extends PriceCurrency, TaxPayer, Question {
  readonly shares: Count;
  /** The price at which one share is sold. */
  readonly salePrice: SharePrice;
  /** The fair value of one share that was taxed at the exercise or vesting; it is the cost. */
  readonly fairValue: SharePrice;
  /** Rupees for one unit of the currency at the exercise or vesting; without it, exchangeRate. */
  readonly exchangeRateAtAllotment?: number;
  /**
   * The costs of the whole sale, in rupees.
   * @default 0
   */
  readonly costs?: Rupees;
  /** The day of the allotment; for RSUs that of the vesting. */
  readonly allottedOn: IsoDate;
  /** The day of the sale; its year decides the tax. */
  readonly soldOn: IsoDate;
  /** Listed means listed in India and sold on an exchange. Without it, shares in another currency are taken as foreign and all else as listed. */
  readonly market?: ShareMarket;
  /** The taxable income of the year without this gain. */
  readonly otherTaxableIncome: Rupees;
  /** @default new */
  readonly regime?: Regime;
  /**
   * The free part of the year that other long-term gains have used.
   * @default 0
   */
  readonly freePartUsed?: Rupees;
}

/** The ways in which a gain is taxed. */
export type GainRate = 'short-term-special' | 'long-term-special' | 'slab';

/** Further costs of a sale, which are not part of its tax. */
export interface SaleSideCosts {
  /** The rebate on the other income, with cess, where the gain counts for its limit. */
  readonly rebate: Rupees;
  /** The surcharge on the tax of the other income, with cess, where the gain lifts the income above a threshold. */
  readonly surcharge: Rupees;
}

export interface ShareSaleOutput extends Answer {
  readonly financialYear: FinancialYear;
  readonly regime: Regime;
  readonly market: ShareMarket;
  /** Full months from the allotment to the sale. */
  readonly holdingMonths: Count;
  /** The months that have to be exceeded. */
  readonly monthsForLongTerm: Count;
  /** The first day of a sale that is long-term. */
  readonly longTermFrom: IsoDate;
  readonly longTerm: boolean;
  readonly saleValue: Rupees;
  readonly cost: Rupees;
  readonly costs: Rupees;
  /** Sale value less cost and costs. */
  readonly gain: SignedRupees;
  readonly loss: Rupees;
  /** The gains that a loss is set against; null without a loss. */
  readonly lossAgainst: 'any-gain' | 'long-term-gain' | null;
  /** The years in which a loss counts. */
  readonly lossYears: Count;
  readonly taxedAs: GainRate;
  /** The rate of the gain; null where the slabs decide. */
  readonly ratePercent: Percent | null;
  /** The free part of the year. */
  readonly freeLimit: Rupees;
  /** The free part that this gain takes. */
  readonly freePart: Rupees;
  /** The unused basic exemption that this gain takes. */
  readonly unusedExemption: Rupees;
  readonly taxableGain: Rupees;
  readonly taxOnGain: Rupees;
  readonly surchargePercent: Percent;
  readonly surcharge: Rupees;
  readonly cess: Rupees;
  /** The tax on the sale, to the paisa. */
  readonly tax: Rupees;
  /** The tax rounded to ten rupees, as if it were the whole of the year. */
  readonly taxRounded: Rupees;
  /** The sale value less costs and tax. */
  readonly afterTax: SignedRupees;
  readonly mayAlsoCost: SaleSideCosts;
}
