import type { Answer, Count, IsoDate, IsoMonth, Line, Percent, Question, Rupees, SignedRupees } from '../calculators/answer-types.ts';
import type { FinancialYear, Gender, Regime } from '../calculators/person-types.ts';
import type { State } from '../calculators/states.ts';
import type { ProvidentFundChoice } from '../statutory/provident-fund-types.ts';
import type { Deductions } from '../take-home/pay-package-types.ts';
import type { TaxPayer } from '../income-tax/income-tax-types.ts';
import type { PriceRange } from '../stock/share-price-types.ts';
import type { VestingTerms } from '../stock/vesting-types.ts';

/** The kinds of stock that salaries name. */
export type StockType = 'esops' | 'rsus' | 'sars' | 'other' | 'notSure';

/** A grant of stock: its value, or its shares and their price. Either may be a range. */
export interface StockGrant extends VestingTerms, PriceRange {
  /** @default notSure */
  readonly type?: StockType;
  /** The value of the whole grant today, in rupees; or give lowGrant and highGrant, or shares. */
  readonly grant?: Rupees;
  /** The lowest value of the whole grant. */
  readonly lowGrant?: Rupees;
  /** The highest value of the whole grant. */
  readonly highGrant?: Rupees;
  /** The shares of the grant, with price or with lowPrice and highPrice; instead of its value. */
  readonly shares?: Count;
  /**
   * Years until all of it is yours.
   * @default not-aware
   */
  readonly vestingYears?: 3 | 4 | 5 | 'not-aware';
  /** Whether it is traded; without it, RSUs are taken as traded and all else as not. */
  readonly listed?: boolean;
}

/** One offer. One of annualFixed and annualCtc is needed. Its CTC is fixed and variable pay, employer's provident fund, gratuity and insurance together, as far as they are on top. */
export interface ComparedOffer {
  /** The name people know it by. */
  readonly name?: string;
  /**
   * Whether this is what one earns today; marking one unmarks the others.
   * @default false
   */
  readonly currentSalary?: boolean;
  /** Fixed cash of a year before deductions; or give annualCtc. */
  readonly annualFixed?: Rupees;
  /** The CTC of a year with variable pay, the employer's provident fund, gratuity and insurance in it; the fixed cash is what they leave. */
  readonly annualCtc?: Rupees;
  /**
   * Basic pay as a percentage of the fixed cash, or of the CTC where that is given.
   * @default 50
   * @most 100
   */
  readonly basicPercent?: Percent;
  /**
   * Variable pay of a year at full payout.
   * @default 0
   */
  readonly annualVariable?: Rupees;
  /**
   * The payout one counts with.
   * @default 100
   */
  readonly variablePayoutPercent?: Percent;
  /** @default 0 */
  readonly joiningBonus?: Rupees;
  /** The day until which the joining bonus has to be paid back by an employee who leaves. */
  readonly clawbackUntil?: IsoDate;
  /** The first day of work; needed for a clawback to name its year. */
  readonly joinsOn?: IsoDate;
  readonly stock?: StockGrant;
  /** @default capped */
  readonly providentFund?: ProvidentFundChoice;
  /**
   * Whether gratuity is promised on top of the fixed cash.
   * @default true
   */
  readonly gratuity?: boolean;
  /**
   * Insurance premiums that the employer pays in a year.
   * @default 0
   */
  readonly annualInsurance?: Rupees;
  /**
   * The sum that the new employer pays for the notice period.
   * @default 0
   */
  readonly noticeBuyout?: Rupees;
  /**
   * The cost of leaving the notice period early, paid by oneself.
   * @default 0
   */
  readonly noticeCost?: Rupees;
  readonly state?: State;
  /** House rent allowance of a month, for the old regime. */
  readonly monthlyHra?: Rupees;
  /** Rent paid in a month where this job is. */
  readonly monthlyRent?: Rupees;
  readonly city?: string;
}

/** Up to three offers side by side. */
export interface CompareOffersInput extends TaxPayer, Question {
  /** One to three. */
  readonly offers: readonly ComparedOffer[];
  /**
   * The tax rules that all four years are counted with.
   * @default 2026-27
   */
  readonly financialYear?: FinancialYear;
  /** @default male */
  readonly gender?: Gender;
  readonly deductions?: Deductions;
}

/** The certainty of a part of an offer. */
export type Certainty = 'guaranteed' | 'likely' | 'conditional';

/** One part of an offer: what it may come to in a year, before tax. */
export interface OfferPart {
  readonly id: 'fixed' | 'variable' | 'joining-bonus' | 'stock' | 'employer-provident-fund' | 'gratuity' | 'insurance' | 'notice-buyout' | 'notice-cost';
  readonly certainty: Certainty;
  readonly low: SignedRupees;
  readonly expected: SignedRupees;
  readonly high: SignedRupees;
}

/** One year of an offer as it is expected. */
export interface OfferYear {
  /** 1 to 4. */
  readonly year: Count;
  readonly fixed: Rupees;
  readonly variable: Rupees;
  readonly joiningBonus: Rupees;
  readonly noticeBuyout: Rupees;
  readonly noticeCost: Rupees;
  /** Traded stock that becomes one's own in that year; of stock that is not traded, the low end of its range. */
  readonly stock: Rupees;
  /** Untraded stock above the low end of its range; it may come to nothing and is not counted. */
  readonly conditionalStock: Rupees;
  /** All stock of that year at the low end of its range. */
  readonly stockLow: Rupees;
  /** All stock of that year at the high end. */
  readonly stockHigh: Rupees;
  /** The tax that the counted stock adds to the year. */
  readonly stockTax: Rupees;
  /** All pay that is taxed in that year. */
  readonly gross: Rupees;
  readonly tax: Rupees;
  readonly regime: Regime;
  readonly employeeProvidentFund: Rupees;
  /** ESI, professional tax and whatever else is taken. */
  readonly otherDeductions: Rupees;
  /** Cash and stock after tax, without provident fund. */
  readonly inHand: SignedRupees;
  readonly employerProvidentFund: Rupees;
  /** The total that is left after the year: in hand and both shares of provident fund. */
  readonly yours: SignedRupees;
}

export interface OfferOutput {
  readonly name: string;
  readonly currentSalary: boolean;
  /** Fixed, variable at full payout, employer's provident fund, gratuity and insurance. */
  readonly ctc: Rupees;
  /** The parts that add up to the CTC. */
  readonly ctcParts: readonly Line[];
  readonly parts: readonly OfferPart[];
  /** Fixed pay only, after everything: the average of the months. */
  readonly monthlyInHand: SignedRupees;
  /** Fixed pay only, in a usual month with the rules of today. */
  readonly headlineInHand: SignedRupees;
  /** The first month with these rules. */
  readonly headlineFrom: IsoMonth;
  readonly years: readonly OfferYear[];
  /** The value of a year after tax: in hand, both shares of provident fund, stock by the year, one-time sums over four years. */
  readonly value: SignedRupees;
  readonly low: SignedRupees;
  readonly high: SignedRupees;
  /** The reasons why low and high lie apart: what each part takes away and adds before tax, widest first. */
  readonly spread: readonly { readonly id: OfferPart['id']; readonly below: Rupees; readonly above: Rupees }[];
  /** The year of the job in which the clawback ends, when there is one. */
  readonly clawbackEndsInYear: Count | null;
  /** The day after which the joining bonus is safe. */
  readonly clawbackUntil: IsoDate | null;
}

export interface CompareOffersOutput extends Answer {
  readonly offers: readonly OfferOutput[];
  /** The place of the offer with the highest value. */
  readonly best: Count;
  /** Over how many years one-time sums are spread. */
  readonly spreadYears: Count;
  /** Value of each offer less that of the current salary, or null where none is marked. */
  readonly aboveCurrent: readonly (SignedRupees | null)[];
  /** Whether the bands of the best and the next one overlap, so that the order is not sure. */
  readonly close: boolean;
}
