import type { Count, Percent, Rupees } from '../calculators/answer-types.ts';

/** The deductions that lower the taxable income of the old regime, in rupees a year. */
export interface Deductions {
  /**
   * Section 80C without the employee's provident fund, which is added by itself; together at most 1,50,000.
   * @default 0
   */
  readonly section80C?: Rupees;
  /**
   * Own contribution to the NPS beyond section 80C.
   * @default 0
   */
  readonly ownNps?: Rupees;
  /**
   * Health insurance for oneself and the family.
   * @default 0
   */
  readonly healthInsurance?: Rupees;
  /**
   * Whether a senior is insured there; else it follows from the age.
   * @default false
   */
  readonly healthInsuranceSenior?: boolean;
  /**
   * Health insurance for parents.
   * @default 0
   */
  readonly healthInsuranceParents?: Rupees;
  /** @default false */
  readonly healthInsuranceParentsSenior?: boolean;
  /**
   * Interest on the loan for one's own house.
   * @default 0
   */
  readonly homeLoanInterest?: Rupees;
  /**
   * Interest above the rent of a let-out house.
   * @default 0
   */
  readonly letOutLoss?: Rupees;
  /**
   * Fares of the two journeys in a block of four years.
   * @default 0
   */
  readonly leaveTravel?: Rupees;
  /**
   * Interest on a loan for higher education, without a limit.
   * @default 0
   */
  readonly educationLoanInterest?: Rupees;
  /**
   * Other deductions, such as donations and interest on savings: the part that counts.
   * @default 0
   */
  readonly otherDeductions?: Rupees;
  /** The exempt house rent allowance of the year, when it is known already; else it is counted from monthlyHra and monthlyRent. */
  readonly hraExemption?: Rupees;
}

/** The pay of a package. One of annualCtc and annualGross is needed. */
export interface GivenPay {
  /** Cost to company in a year, with the employer's provident fund and gratuity as the switches below say. */
  readonly annualCtc?: Rupees;
  /** Cash before deductions in a year; nothing of the employer's is taken out of it. */
  readonly annualGross?: Rupees;
}

/** The parts of a package, beside its whole pay. */
export interface PayTerms {
  /**
   * Basic pay as a percentage of the CTC or the gross that was given.
   * @default 50
   * @most 100
   */
  readonly basicPercent?: Percent;
  /** Basic pay of a month, instead of the percentage. */
  readonly monthlyBasic?: Rupees;
  /**
   * Dearness allowance of a month.
   * @default 0
   */
  readonly monthlyDearnessAllowance?: Rupees;
  /**
   * House rent allowance of a month.
   * @default 0
   */
  readonly monthlyHra?: Rupees;
  /**
   * Other heads that the labour codes exclude from wages, such as conveyance. They matter for ESI from 21 November 2025.
   * @default 0
   */
  readonly monthlyExcludedHeads?: Rupees;
  /**
   * A plain allowance that the labour codes count as wages; it matters where wageRule is set.
   * @default 0
   */
  readonly monthlySpecialAllowance?: Rupees;
  /**
   * Variable pay of the year inside the CTC or the gross.
   * @default 0
   */
  readonly annualVariable?: Rupees;
  /**
   * The part of the variable pay that is paid.
   * @default 100
   */
  readonly variablePayoutPercent?: Percent;
  /**
   * The calendar month (1 to 12) in which the variable pay arrives; without it, it is spread over all months.
   * @least 1
   * @most 12
   */
  readonly variableMonth?: Count;
  /** @default true */
  readonly employerProvidentFundInCtc?: boolean;
  /**
   * Whether EDLI and administration charges are inside the CTC.
   * @default false
   */
  readonly employerChargesInCtc?: boolean;
  /**
   * Whether the employer's contribution to ESI is inside the CTC.
   * @default false
   */
  readonly employerEsiInCtc?: boolean;
  /**
   * Whether the employer's contribution to the labour welfare fund is inside the CTC.
   * @default false
   */
  readonly employerWelfareFundInCtc?: boolean;
  /**
   * Whether the employer adds to the CTC what a provident fund ceiling that rises within the year costs more; else the cash gives way.
   * @default false
   */
  readonly employerBearsCeilingRise?: boolean;
  /** @default true */
  readonly gratuityInCtc?: boolean;
  /**
   * The employer's contribution to the NPS in a year.
   * @default 0
   */
  readonly annualEmployerNps?: Rupees;
  /** @default true */
  readonly employerNpsInCtc?: boolean;
  /**
   * Insurance premiums of the employer in a year.
   * @default 0
   */
  readonly annualInsurance?: Rupees;
  /** @default true */
  readonly insuranceInCtc?: boolean;
}
