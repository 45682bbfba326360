import { inForceIn, lastDayOf, monthsOf } from '../calculators/financial-year.ts';
import { usualYear } from '../calculators/usual-year.ts';
import { esiPeriod, esiRules, type EsiRules } from '../statutory/esi.ts';
import { hraRules, isListedCity, type HraRules } from '../hra/hra-limits.ts';
import { welfareFundScale, type WelfareFundScale } from '../statutory/labour-welfare-fund.ts';
import { professionalTaxScale, type ProfessionalTaxScale } from '../statutory/professional-tax-scale.ts';
import { providentFundRules, type ProvidentFundRules } from '../statutory/provident-fund-month.ts';
import { refused } from '../calculators/refusal.ts';
import * as limits from './deduction-rules.ts';
import { gratuityProvision } from '../gratuity/provision-rules.ts';
import { standardDeduction } from '../income-tax/income-tax-rules.ts';
import { inForceOn, type InForce } from '../calculators/rule-table.ts';
import { codeWagesRule, type WageDefinition } from '../statutory/wage-rules.ts';
import type { IsoMonth } from '../calculators/answer-types.ts';
import type { FinancialYear } from '../calculators/person-types.ts';
import type { TakeHomeInput } from './take-home-types.ts';
import { taxScale, type TaxScale } from '../income-tax/tax-scale.ts';

export interface MonthRules {
  readonly wages: InForce<WageDefinition>;
  readonly providentFund: ProvidentFundRules;
  readonly esi: EsiRules;
}

export interface PaySetting {
  readonly input: TakeHomeInput;
  readonly year: FinancialYear;
  readonly months: readonly IsoMonth[];
  readonly monthRules: readonly MonthRules[];
  readonly esiPeriods: readonly IsoMonth[];
  readonly tax: { readonly new: TaxScale; readonly old: TaxScale };
  readonly standardDeduction: InForce<{ readonly new: number; readonly old: number }>;
  readonly gratuity: InForce<number>;
  readonly professionalTax: ProfessionalTaxScale | null;
  readonly welfareFund: WelfareFundScale;
  readonly hra: HraRules;
  readonly isListedCity: boolean;
  readonly limits: DeductionLimits;
}

export interface DeductionLimits {
  readonly professionalTax: InForce<unknown>;
  readonly leaveTravel: InForce<unknown>;
  readonly section80C: InForce<number>;
  readonly ownNps: InForce<number>;
  readonly employerNps: InForce<{ readonly new: number; readonly old: number; readonly oldGovernment: number }>;
  readonly healthInsurance: InForce<{ readonly usual: number; readonly senior: number }>;
  readonly homeLoan: InForce<number>;
  readonly houseLoss: InForce<number>;
  readonly educationLoan: InForce<unknown>;
  readonly employerContribution: InForce<number>;
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
    standardDeduction: inForceIn(standardDeduction, year),
    gratuity: inForceIn(gratuityProvision, year),
    professionalTax: input.state && !input.professionalTaxExempt ? professionalTaxScale(input.state, year) : null,
    welfareFund: input.state && input.labourWelfareFund ? welfareFundScale(input.state, year) : [],
    hra,
    isListedCity: isListedCity(input.city, hra),
    limits: deductionLimits(year),
  };
}

export function givenPay({ annualCtc, annualGross }: TakeHomeInput): number {
  if (annualCtc !== undefined && annualGross !== undefined) throw refused('one-of', 'annualCtc', 'Give either annualCtc or annualGross.');
  const pay = annualCtc ?? annualGross;
  if (pay === undefined) throw refused('missing', 'annualCtc', 'annualCtc is missing; give it, or annualGross.');
  return pay;
}

const rulesOfMonth = (month: IsoMonth, lowerRate: boolean): MonthRules => ({
  wages: inForceOn(codeWagesRule, lastDayOf(month)),
  providentFund: providentFundRules(month, lowerRate),
  esi: esiRules(month),
});

const deductionLimits = (year: FinancialYear): DeductionLimits => ({
  professionalTax: inForceIn(limits.professionalTaxDeduction, year),
  leaveTravel: inForceIn(limits.leaveTravelDeduction, year),
  section80C: inForceIn(limits.section80CLimit, year),
  ownNps: inForceIn(limits.ownNpsLimit, year),
  employerNps: inForceIn(limits.employerNpsLimit, year),
  healthInsurance: inForceIn(limits.healthInsuranceLimit, year),
  homeLoan: inForceIn(limits.homeLoanLimit, year),
  houseLoss: inForceIn(limits.houseLossLimit, year),
  educationLoan: inForceIn(limits.educationLoanDeduction, year),
  employerContribution: inForceIn(limits.employerContributionLimit, year),
});
