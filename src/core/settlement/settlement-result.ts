import { paise, rupees, type Paise } from '../calculators/exact.ts';
import { inForceIn } from '../calculators/financial-year.ts';
import { incomeTaxOutput } from '../income-tax/income-tax.ts';
import { standardDeduction } from '../income-tax/income-tax-rules.ts';
import { taxScale, taxSteps } from '../income-tax/tax-scale.ts';
import type { SettlementResult } from './final-settlement-types.ts';
import type { SettlementSetting } from './settlement-setting.ts';

/** Sums of a settlement in paise, before the income tax. */
export interface SettlementSums {
  readonly taxableEarnings: Paise;
  readonly recovery: Paise;
  readonly professionalTax: Paise;
  readonly netBeforeTax: Paise;
}

/** Salary of the tax year, at both employers. */
export const yearSalaryOf = ({ input }: SettlementSetting, taxableEarnings: Paise): Paise =>
  paise(input.paidSoFar ?? 0) + paise(input.previousGross ?? 0) + taxableEarnings;

/** Taxable income without professional tax, never below nothing. */
export function taxableBefore({ input, year }: SettlementSetting, salary: Paise): { readonly standard: Paise; readonly taxable: Paise } {
  const standard = Math.min(paise(inForceIn(standardDeduction, year).value[input.regime ?? 'new']), salary);
  return { standard, taxable: Math.max(0, salary - standard + paise(input.otherIncome ?? 0) - paise(input.deductions ?? 0)) };
}

export function settlementResult(setting: SettlementSetting, sums: SettlementSums, lowersTaxable: boolean): SettlementResult {
  const { input, year } = setting;
  const { regime = 'new', resident = true } = input;
  const whole = yearSalaryOf(setting, sums.taxableEarnings);
  const salary = lowersTaxable ? Math.max(0, whole - sums.recovery) : whole;
  const { standard, taxable } = taxableBefore(setting, salary);
  const ownTax = regime === 'old' ? paise(input.professionalTaxSoFar ?? 0) + sums.professionalTax : 0;
  const scale = taxScale(year, regime, input);
  const steps = taxSteps(Math.max(0, taxable - ownTax), scale);
  const left = paise(steps.payable) - paise(input.tdsSoFar ?? 0) - paise(input.previousTds ?? 0);
  const tds = Math.max(0, left);
  const net = sums.netBeforeTax - tds;
  return {
    yearSalary: rupees(salary),
    standardDeduction: rupees(standard),
    taxableIncome: steps.income,
    incomeTax: steps.payable,
    tds: rupees(tds),
    refund: rupees(Math.max(0, -left)),
    net: rupees(net),
    owedByEmployee: rupees(Math.max(0, -net)),
    taxSteps: incomeTaxOutput(steps, scale, { financialYear: year, regime, resident }),
  };
}
