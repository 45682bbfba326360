import { paise, rupees, sum, times, wholeRate } from '../calculators/exact.ts';
import type { PayFigures } from './pay-figures.ts';
import type { PaySetting } from './pay-setting.ts';
import type { RegimeFigures } from './regime-figures.ts';
import type { Citation, Line, Warning } from '../calculators/answer-types.ts';
import { unitsPerRupee } from '../income-tax/tax-scale.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';

/** From the CTC to the cash. */
export function payLines({ gratuity, monthRules }: PaySetting, pay: PayFigures): Line[] {
  const fund = monthRules.at(-1)?.providentFund;
  return [
    line('ctc', rupees(pay.ctc)),
    line('basic', rupees(pay.basic)),
    line('dearness-allowance', rupees(pay.dearnessAllowance)),
    line('employer-provident-fund', rupees(pay.employerProvidentFund), fund?.rate.rule),
    line('pension', rupees(pay.pension), fund?.pension.rule),
    line('employer-charges', rupees(pay.employerCharges), fund?.charges.rule),
    line('gratuity', rupees(pay.gratuity), gratuity.rule),
    line('employer-nps', rupees(pay.employerNps)),
    line('insurance', rupees(pay.insurance)),
    line('variable-unpaid', rupees(pay.variableUnpaid)),
    line('gross-cash', rupees(pay.grossCash)),
  ];
}

/** From the cash to the net year, under one regime. */
export function regimeLines(setting: PaySetting, pay: PayFigures, figures: RegimeFigures): Line[] {
  const { providentFund, esi } = setting.monthRules.at(-1) ?? {};
  const tax = setting.tax[figures.regime];
  const { steps } = figures;
  const inRupees = (units: number): number => units / unitsPerRupee;
  return [
    line('gross-cash', rupees(pay.grossCash)),
    line('salary-income', rupees(figures.salaryIncome)),
    ...figures.deductions.map(({ id, amount, rule }) => line(id, rupees(amount), rule)),
    line('taxable-income', rupees(figures.taxable)),
    line('total-income', steps.income, tax.rounding.rule),
    line('slab-tax', inRupees(steps.slabTax), tax.slabs.rule),
    line('rebate', inRupees(steps.rebate), tax.rebate.rule),
    line('rebate-relief', inRupees(steps.rebateRelief), tax.rebate.rule),
    line('surcharge', inRupees(steps.surcharge), tax.surcharge.rule),
    line('surcharge-relief', inRupees(steps.surchargeRelief), tax.relief.rule),
    line('cess', inRupees(steps.cess), tax.cess.rule),
    line('employee-provident-fund', rupees(figures.employeeProvidentFund), providentFund?.rate.rule),
    line('voluntary-provident-fund', rupees(figures.voluntaryProvidentFund), providentFund?.rounding.rule),
    line('esi', rupees(figures.esi), figures.esi > 0 ? esi?.rates.rule : undefined),
    line('professional-tax', rupees(figures.professionalTax), professionalTaxRule(setting)),
    line('labour-welfare-fund', rupees(figures.welfareFund), setting.welfareFund.at(-1)?.held.rule),
    line('income-tax', rupees(figures.tax), tax.rounding.rule),
    line('net-year', rupees(figures.net)),
  ];
}

const professionalTaxRule = ({ professionalTax }: PaySetting): Citation | undefined =>
  professionalTax?.months.at(-1)?.rule ?? professionalTax?.untaxed ?? undefined;

/** The warnings about the package and the rules behind it. */
export function takeHomeWarnings(setting: PaySetting, pay: PayFigures, lines: readonly Line[]): Warning[] {
  const { input, limits, monthRules } = setting;
  const warnings: Warning[] = [];
  const last = monthRules.at(-1);
  if (!input.state) warnings.push({ id: 'no-state' });
  const contributions = pay.employerProvidentFund - pay.pension + pay.employerNps;
  const above = contributions - paise(limits.employerContribution.value);
  if (above > 0) warnings.push({ id: 'employer-contributions-above-limit', amount: rupees(above), rule: limits.employerContribution.rule });
  if (input.providentFund === 'none' && last) warnings.push({ id: noneWarning(pay, last.providentFund.ceiling.value), rule: last.providentFund.ceiling.rule });
  const named = pay.basic + pay.dearnessAllowance + (paise(input.monthlyHra ?? 0) + paise(input.monthlyExcludedHeads ?? 0)) * 12;
  if (named > pay.fixed) warnings.push({ id: 'parts-above-fixed-pay', amount: rupees(named - pay.fixed) });
  const missing = pay.fixed - times(pay.fixed, last?.wages.value.mostExcluded ?? wholeRate, wholeRate, 'half-up') - pay.basic - pay.dearnessAllowance;
  if (!input.wageRule && missing > 0 && isOnWages(setting))
    warnings.push({ id: 'wage-rule-would-raise', amount: rupees(missing), ...(last && { rule: last.wages.rule }) });
  const covered = sum(pay.months.map(({ esi }) => Number(esi > 0)));
  if (covered > 0) warnings.push({ id: covered < 12 ? 'esi-in-some-months' : 'esi-covered', ...(last && { rule: last.esi.ceiling.rule }) });
  const counting = lines.filter(({ id, amount }) => amount !== 0 || id === 'professional-tax' || id === 'labour-welfare-fund');
  return [...warnings, ...ruleWarnings(counting, input.today)];
}

/** Whether anything in the package goes by full wages. */
const isOnWages = ({ input }: PaySetting): boolean => input.providentFund === 'actual' || (input.annualCtc !== undefined && input.gratuityInCtc !== false);

const noneWarning = (pay: PayFigures, ceiling: number): string =>
  pay.basic + pay.dearnessAllowance <= paise(ceiling) * 12 ? 'provident-fund-owed-up-to-ceiling' : 'none-only-for-joined-above-ceiling';
