import { heldIn, lastDayOf, monthsOf, usualYear } from '../calculators/financial-year.ts';
import { esiPeriod, esiRules, type EsiRules } from '../statutory/esi.ts';
import { hraRules, isListedCity, type HraRules } from '../hra/hra-limits.ts';
import { welfareFundScale, type WelfareFundScale } from '../statutory/labour-welfare-fund.ts';
import { professionalTaxScale, type ProfessionalTaxScale } from '../statutory/professional-tax-scale.ts';
import { providentFundRules, type ProvidentFundRules } from '../statutory/provident-fund-month.ts';
import { refused } from '../calculators/refusal.ts';
import * as limits from './deduction-rules.ts';
import { gratuityProvision } from '../gratuity/provision-rules.ts';
import { standardDeduction } from '../income-tax/income-tax-rules.ts';
import { heldOn, type Held } from '../calculators/rule-table.ts';
import { codeWagesRule, type WageDefinition } from '../statutory/wage-rules.ts';
import type { IsoMonth } from '../calculators/answer-types.ts';
import type { FinancialYear } from '../calculators/person-types.ts';
import type { TakeHomeInput } from './take-home-types.ts';
import { taxScale, type TaxScale } from '../income-tax/tax-scale.ts';

/** The rules of a month. */
export interface MonthRules {
  readonly wages: Held<WageDefinition>;
  readonly providentFund: ProvidentFundRules;
  readonly esi: EsiRules;
}

/** One question with every rule that answers it, looked up once, so that many pays can be tried quickly. */
export interface PaySetting {
  readonly input: TakeHomeInput;
  readonly year: FinancialYear;
  readonly months: readonly IsoMonth[];
  /** The rules of each month. */
  readonly monthRules: readonly MonthRules[];
  /** The first month of the contribution period that each month lies in. */
  readonly esiPeriods: readonly IsoMonth[];
  readonly tax: { readonly new: TaxScale; readonly old: TaxScale };
  readonly standardDeduction: Held<{ readonly new: number; readonly old: number }>;
  readonly gratuity: Held<number>;
  readonly professionalTax: ProfessionalTaxScale | null;
  readonly welfareFund: WelfareFundScale;
  readonly hra: HraRules;
  readonly isListedCity: boolean;
  readonly limits: DeductionLimits;
}

/** The limits of what may be deducted. */
export interface DeductionLimits {
  readonly professionalTax: Held<unknown>;
  readonly leaveTravel: Held<unknown>;
  readonly section80C: Held<number>;
  readonly ownNps: Held<number>;
  readonly employerNps: Held<{ readonly new: number; readonly old: number; readonly oldGovernment: number }>;
  readonly healthInsurance: Held<{ readonly usual: number; readonly senior: number }>;
  readonly homeLoan: Held<number>;
  readonly houseLoss: Held<number>;
  readonly educationLoan: Held<unknown>;
  readonly employerContribution: Held<number>;
}

export function paySetting(input: TakeHomeInput): PaySetting {
  const year = input.financialYear ?? usualYear;
  const months = monthsOf(year);
  const hra = hraRules(year);
  return {
    input,
    year,
    months,
    esiPeriods: months.map((month) => esiPeriod(month)[0]),
    monthRules: months.map((month) => rulesOfMonth(month, input.lowerRate ?? false)),
    tax: { new: taxScale(year, 'new', input), old: taxScale(year, 'old', input) },
    standardDeduction: heldIn(standardDeduction, year),
    gratuity: heldIn(gratuityProvision, year),
    professionalTax: input.state && !input.professionalTaxExempt ? professionalTaxScale(input.state, year) : null,
    welfareFund: input.state && input.labourWelfareFund ? welfareFundScale(input.state, year) : [],
    hra,
    isListedCity: isListedCity(input.city, hra),
    limits: deductionLimits(year),
  };
}

/** The CTC or the gross that the question starts from, in rupees. */
export function givenPay({ annualCtc, annualGross }: TakeHomeInput): number {
  if (annualCtc !== undefined && annualGross !== undefined) throw refused('one-of', 'annualCtc', 'Give either annualCtc or annualGross.');
  const pay = annualCtc ?? annualGross;
  if (pay === undefined) throw refused('missing', 'annualCtc', 'annualCtc is missing; give it, or annualGross.');
  return pay;
}

const rulesOfMonth = (month: IsoMonth, lowerRate: boolean): MonthRules => ({
  wages: heldOn(codeWagesRule, lastDayOf(month)),
  providentFund: providentFundRules(month, lowerRate),
  esi: esiRules(month),
});

const deductionLimits = (year: FinancialYear): DeductionLimits => ({
  professionalTax: heldIn(limits.professionalTaxDeduction, year),
  leaveTravel: heldIn(limits.leaveTravelDeduction, year),
  section80C: heldIn(limits.section80CLimit, year),
  ownNps: heldIn(limits.ownNpsLimit, year),
  employerNps: heldIn(limits.employerNpsLimit, year),
  healthInsurance: heldIn(limits.healthInsuranceLimit, year),
  homeLoan: heldIn(limits.homeLoanLimit, year),
  houseLoss: heldIn(limits.houseLossLimit, year),
  educationLoan: heldIn(limits.educationLoanDeduction, year),
  employerContribution: heldIn(limits.employerContributionLimit, year),
});
