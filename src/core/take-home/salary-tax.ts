import { paise, rupees, sum, type Paise } from '../calculators/exact.ts';
import type { Line } from '../calculators/answer-types.ts';
import type { Regime } from '../calculators/person-types.ts';
import { line } from '../calculators/warnings.ts';
import { incomeTaxOutput } from '../income-tax/income-tax.ts';
import { taxSteps, type TaxSteps } from '../income-tax/tax-scale.ts';
import { deductionsFrom, type Deduction } from './deductions.ts';
import type { PaySetting } from './pay-setting.ts';

/** Salary of a year as it was really paid, in paise. */
export interface PaidSalary {
  readonly cash: Paise;
  readonly ownFund: Paise;
  readonly professionalTax: Paise;
}

/** Tax on such a salary. */
export interface SalaryTax {
  readonly deductions: readonly Deduction[];
  readonly taxable: Paise;
  readonly steps: TaxSteps;
  readonly tax: Paise;
}

export function salaryTax(setting: PaySetting, regime: Regime, { cash, ownFund, professionalTax }: PaidSalary): SalaryTax {
  const pay = { grossCash: Math.max(0, cash), employerNps: 0, contributionsAboveLimit: 0, basic: 0, dearnessAllowance: 0 };
  const others = deductionsFrom(setting, pay, regime, ownFund).filter(({ id }) => id !== 'employer-nps-deduction');
  const ofTax = { id: 'professional-tax-deduction', amount: professionalTax, rule: setting.limits.professionalTax.rule };
  const deductions = regime === 'old' ? [...others, ofTax] : others;
  const taxable = Math.max(0, pay.grossCash - sum(deductions.map(({ amount }) => amount)));
  const steps = taxSteps(taxable, setting.tax[regime]);
  return { deductions, taxable, steps, tax: paise(steps.payable) };
}

export function salaryTaxLines(setting: PaySetting, regime: Regime, { deductions, taxable, steps }: SalaryTax): Line[] {
  const about = { financialYear: setting.year, regime, resident: setting.input.resident ?? true };
  return [
    ...deductions.map(({ id, amount, rule }) => line(id, rupees(amount), rule)),
    line('taxable-income', rupees(taxable)),
    ...incomeTaxOutput(steps, setting.tax[regime], about).lines,
  ];
}
