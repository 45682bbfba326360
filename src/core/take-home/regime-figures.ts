import { paise, sum, type Paise } from '../calculators/exact.ts';
import { deductionsFrom, salaryIncomeOf, type Deduction } from './deductions.ts';
import type { PayFigures } from './pay-figures.ts';
import type { PaySetting } from './pay-setting.ts';
import { professionalTaxMonths, type TaxedIncome } from '../statutory/professional-tax-scale.ts';
import { isAboveExemption } from '../statutory/professional-tax.ts';
import type { Regime } from '../calculators/person-types.ts';
import { taxSteps, type TaxSteps } from '../income-tax/tax-scale.ts';

/** Paise a year. */
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
  /** Paise by month, from April. */
  readonly professionalTaxMonths: readonly Paise[];
  readonly taxedIncome: TaxedIncome;
  readonly tax: Paise;
  readonly net: Paise;
}

export function regimeFigures(setting: PaySetting, pay: PayFigures, regime: Regime): RegimeFigures {
  const employeeProvidentFund = sum(pay.months.map((month) => month.employeeProvidentFund));
  const voluntaryProvidentFund = sum(pay.months.map((month) => month.voluntaryProvidentFund));
  const esi = sum(pay.months.map((month) => month.esi));
  const welfareFund = sum(pay.months.map((month) => month.welfareFund));
  const salaryIncome = salaryIncomeOf(pay);
  const others = deductionsFrom(setting, pay, regime, employeeProvidentFund + voluntaryProvidentFund);
  const beforeTaxes = salaryIncome - sum(others.map(({ amount }) => amount));
  const taxedIncome = taxedIncomeOf(setting, pay, regime, beforeTaxes);
  const taxMonths = professionalTaxOf(setting, taxedIncome);
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
    taxedIncome,
    tax,
    net: pay.grossCash - employeeProvidentFund - voluntaryProvidentFund - esi - professionalTax - welfareFund - tax,
  };
}

/** Cash per month, half year and year as paid, with variable pay in its month. */
function taxedIncomeOf({ input, year }: PaySetting, pay: PayFigures, regime: Regime, taxable: Paise): TaxedIncome {
  const months = pay.months.map(({ grossParts }) => grossParts);
  return {
    months,
    halves: [sum(months.slice(0, 6)), sum(months.slice(6))],
    year: pay.grossCash,
    gender: input.gender ?? 'male',
    isAboveExemption: isAboveExemption(taxable, year, regime),
  };
}

function professionalTaxOf({ professionalTax }: PaySetting, income: TaxedIncome): Paise[] {
  const months = professionalTax ? professionalTaxMonths(professionalTax, income) : [];
  return Array.from({ length: 12 }, (_, at) => paise(months[at] ?? 0));
}
