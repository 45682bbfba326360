import { paise, rupees, times, wholeRate, type Paise } from '../calculators/exact.ts';
import { hraLimits } from '../hra/hra-limits.ts';
import type { PayFigures } from './pay-figures.ts';
import type { PaySetting } from './pay-setting.ts';
import type { Citation } from '../calculators/answer-types.ts';
import type { Regime } from '../calculators/person-types.ts';

export interface Deduction {
  readonly id: string;
  readonly amount: Paise;
  /** Absent for amounts typed in as they count. */
  readonly rule?: Citation;
}

/** Salary of a year before deductions, in paise. */
export type TaxedPay = Pick<PayFigures, 'grossCash' | 'employerNps' | 'contributionsAboveLimit' | 'basic' | 'dearnessAllowance'>;

/** Cash, employer's NPS, and contributions above their limit, before deductions. */
export const salaryIncomeOf = (pay: TaxedPay): Paise => pay.grossCash + pay.employerNps + pay.contributionsAboveLimit;

export function deductionsFrom(setting: PaySetting, pay: TaxedPay, regime: Regime, ownFund: Paise): Deduction[] {
  const { input, limits, standardDeduction } = setting;
  const salaryIncome = salaryIncomeOf(pay);
  const { new: newRate, old: oldRate, oldGovernment } = limits.employerNps.value;
  const rate = regime === 'new' ? newRate : input.governmentEmployee ? oldGovernment : oldRate;
  const npsMost = times(pay.basic + pay.dearnessAllowance, rate, wholeRate, 'half-up');
  const both: Deduction[] = [
    { id: 'standard-deduction', amount: Math.min(paise(standardDeduction.value[regime]), salaryIncome), rule: standardDeduction.rule },
    { id: 'employer-nps-deduction', amount: Math.min(pay.employerNps, npsMost), rule: limits.employerNps.rule },
  ];
  return regime === 'new' ? both : [...both, ...oldDeductions(setting, pay, ownFund)];
}

/** Leaves out professional tax, which may itself depend on the income. */
function oldDeductions(setting: PaySetting, pay: TaxedPay, ownFund: Paise): Deduction[] {
  const { input, limits, hra, tax } = setting;
  const given = input.deductions ?? {};
  const { usual, senior } = limits.healthInsurance.value;
  const isSenior = given.healthInsuranceSenior ?? tax.old.ageGroup !== 'below-60';
  const upTo = (amount: number | undefined, most: number): Paise => Math.min(paise(amount ?? 0), paise(most));
  const ownHouse = upTo(given.homeLoanInterest, limits.homeLoan.value);
  const houses = Math.min(ownHouse + paise(given.letOutLoss ?? 0), Math.max(ownHouse, paise(limits.houseLoss.value)));
  return [
    { id: 'hra-exemption', amount: hraOf(setting, pay), rule: hra.cities.rule },
    { id: 'leave-travel', amount: paise(given.leaveTravel ?? 0), rule: limits.leaveTravel.rule },
    { id: 'section-80c', amount: upTo(rupees(ownFund + paise(given.section80C ?? 0)), limits.section80C.value), rule: limits.section80C.rule },
    { id: 'own-nps', amount: upTo(given.ownNps, limits.ownNps.value), rule: limits.ownNps.rule },
    { id: 'health-insurance', amount: upTo(given.healthInsurance, isSenior ? senior : usual), rule: limits.healthInsurance.rule },
    {
      id: 'health-insurance-parents',
      amount: upTo(given.healthInsuranceParents, given.healthInsuranceParentsSenior ? senior : usual),
      rule: limits.healthInsurance.rule,
    },
    { id: 'home-loan-interest', amount: ownHouse, rule: limits.homeLoan.rule },
    { id: 'let-out-loss', amount: houses - ownHouse, rule: limits.houseLoss.rule },
    { id: 'education-loan', amount: paise(given.educationLoanInterest ?? 0), rule: limits.educationLoan.rule },
    { id: 'other-deductions', amount: paise(given.otherDeductions ?? 0) },
  ];
}

function hraOf({ input, isListedCity, hra }: PaySetting, pay: TaxedPay): Paise {
  if (input.deductions?.hraExemption !== undefined) return paise(input.deductions.hraExemption);
  const yearly = (monthly: number | undefined): Paise => paise(monthly ?? 0) * 12;
  return hraLimits(pay.basic + pay.dearnessAllowance, yearly(input.monthlyHra), yearly(input.monthlyRent), isListedCity, hra).exempt;
}
