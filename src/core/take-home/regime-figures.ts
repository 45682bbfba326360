import { paise, sum, type Paise } from '../calculators/exact.ts';
import { deductionsFrom, type Deduction } from './deductions.ts';
import type { PayFigures } from './pay-figures.ts';
import type { PaySetting } from './pay-setting.ts';
import { professionalTaxMonths } from '../statutory/professional-tax-scale.ts';
import { isAboveExemption } from '../statutory/professional-tax.ts';
import type { Regime } from '../calculators/person-types.ts';
import { taxSteps, type TaxSteps } from '../income-tax/tax-scale.ts';

/** The result of one regime for a package, in paise a year. */
export interface RegimeFigures {
  readonly regime: Regime;
  readonly salaryIncome: Paise;
  readonly deductions: readonly Deduction[];
  readonly taxable: Paise;
  readonly steps: TaxSteps;
  readonly employeeProvidentFund: Paise;
  readonly voluntaryProvidentFund: Paise;
  readonly esi: Paise;
  readonly welfareFund: Paise;
  readonly professionalTax: Paise;
  /** By month, in paise, April first. */
  readonly professionalTaxMonths: readonly Paise[];
  readonly tax: Paise;
  readonly net: Paise;
}

export function regimeFigures(setting: PaySetting, pay: PayFigures, regime: Regime): RegimeFigures {
  const employeeProvidentFund = sum(pay.months.map((month) => month.employeeProvidentFund));
  const voluntaryProvidentFund = sum(pay.months.map((month) => month.voluntaryProvidentFund));
  const esi = sum(pay.months.map((month) => month.esi));
  const welfareFund = sum(pay.months.map((month) => month.welfareFund));
  const salaryIncome = pay.grossCash + pay.employerNps;
  const others = deductionsFrom(setting, pay, regime, employeeProvidentFund + voluntaryProvidentFund);
  const beforeTaxes = salaryIncome - sum(others.map(({ amount }) => amount));
  const taxMonths = professionalTaxOf(setting, pay, regime, beforeTaxes);
  const professionalTax = sum(taxMonths);
  const isDeducted = regime === 'old' && setting.professionalTax;
  const deductions = isDeducted
    ? [...others, { id: 'professional-tax-deduction', amount: professionalTax, rule: setting.limits.professionalTax.rule }]
    : others;
  const taxable = Math.max(0, beforeTaxes - (isDeducted ? professionalTax : 0));
  const steps = taxSteps(taxable, setting.tax[regime]);
  const tax = paise(steps.payable);
  return {
    regime,
    salaryIncome,
    deductions,
    taxable,
    steps,
    employeeProvidentFund,
    voluntaryProvidentFund,
    esi,
    welfareFund,
    professionalTax,
    professionalTaxMonths: taxMonths,
    tax,
    net: pay.grossCash - employeeProvidentFund - voluntaryProvidentFund - esi - professionalTax - welfareFund - tax,
  };
}

/** By the cash of a month, of six such months, or of the year with all variable pay. */
function professionalTaxOf(setting: PaySetting, pay: PayFigures, regime: Regime, taxable: Paise): Paise[] {
  if (!setting.professionalTax) return Array.from({ length: 12 }, () => 0);
  const monthly = (pay.fixed + (setting.input.variableMonth === undefined ? pay.variable : 0)) * 2;
  const income = {
    monthly,
    halfYear: monthly / 4,
    year: pay.grossCash,
    gender: setting.input.gender ?? 'male',
    isAboveExemption: isAboveExemption(taxable, setting.year, regime),
  };
  const months = professionalTaxMonths(setting.professionalTax, income);
  return Array.from({ length: 12 }, (_, at) => paise(months[at] ?? 0));
}
