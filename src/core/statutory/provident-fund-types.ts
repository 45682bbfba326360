import type { Answer, IsoDate, Percent, Question, Rupees } from '../calculators/answer-types.ts';

/** The pay that the fund goes by: at most the ceiling, full wages, or nothing for one who is not a member at all. */
export type ProvidentFundChoice = 'capped' | 'actual' | 'none';

/** The percentage that both sides pay, and what else goes with it. */
export interface ProvidentFundTerms {
  /**
   * Whether the employer's share feeds the pension scheme. An employee who first joined after 1 September 2014 above the ceiling is not in it.
   * @default true
   */
  readonly pensionMember?: boolean;
  /**
   * Whether the old joint option for a pension on full wages was taken; counts with the choice actual only.
   * @default false
   */
  readonly higherPension?: boolean;
  /**
   * Whether the lower rate for establishments under 20 staff and a few industries holds.
   * @default false
   */
  readonly lowerRate?: boolean;
  /**
   * The voluntary contribution of the employee as a percentage of full wages, whatever the choice; the employer does not match it.
   * @default 0
   * @most 100
   */
  readonly voluntaryPercent?: Percent;
  /**
   * The voluntary contribution of the employee each month in rupees.
   * @default 0
   */
  readonly voluntaryAmount?: Rupees;
  /** The first day in the fund, for an employee who was outside it before: earlier days do not count. */
  readonly fundMemberFrom?: IsoDate;
}

/** Provident fund contributions of one month and of a year of such months. */
export interface ProvidentFundInput extends ProvidentFundTerms, Question {
  /** Basic pay and dearness allowance of a month, or the wages of the labour codes. */
  readonly monthlyWages: Rupees;
  /** @default capped */
  readonly choice?: ProvidentFundChoice;
  /**
   * Whether insurance (EDLI) and administration charges of the employer are counted too.
   * @default false
   */
  readonly employerCharges?: boolean;
  /**
   * A day of the month that the wages are for; a month in which the ceiling changes is split by its days.
   * @default 2026-04-01
   */
  readonly on?: IsoDate;
}

/** The contributions of one month, each rounded to a rupee. */
export interface ProvidentFundShares {
  /** The wages that contributions are paid on. */
  readonly contributionWages: Rupees;
  readonly employee: Rupees;
  readonly voluntary: Rupees;
  /** The whole share of the employer: provident fund and pension together. */
  readonly employerTotal: Rupees;
  /** The part that goes to the provident fund. */
  readonly employerProvidentFund: Rupees;
  /** The part that goes to the pension scheme. */
  readonly pension: Rupees;
  readonly edli: Rupees;
  readonly administration: Rupees;
}

export interface ProvidentFundOutput extends ProvidentFundShares, Answer {
  readonly choice: ProvidentFundChoice;
  /** Twelve such months. */
  readonly yearly: ProvidentFundShares;
}
