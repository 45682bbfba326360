import { rupees, sum } from '../calculators/exact.ts';
import type { PayFigures } from './pay-figures.ts';
import type { MonthRules, PaySetting } from './pay-setting.ts';
import type { RegimeFigures } from './regime-figures.ts';
import type { Citation, IsoMonth, Line } from '../calculators/answer-types.ts';
import { unitsPerRupee } from '../income-tax/tax-scale.ts';
import { line, yearLine } from '../calculators/warnings.ts';

export function payLines(setting: PaySetting, pay: PayFigures): Line[] {
  const { gratuity, input } = setting;
  const year = (id: string, amount: number, rule: (rules: MonthRules) => Citation): Line => yearLine(id, rupees(amount), rulesIn(setting, rule));
  return [
    line('ctc', rupees(pay.ctc)),
    line('basic', rupees(pay.basic)),
    line('dearness-allowance', rupees(pay.dearnessAllowance)),
    ceilingLine(setting, pay),
    year('employer-provident-fund', pay.employerProvidentFund, ({ providentFund }) => providentFund.rate.rule),
    year('pension', pay.pension, ({ providentFund }) => (input.higherPension ? providentFund.higherPension : providentFund.pension).rule),
    year('employer-charges', pay.employerCharges, ({ providentFund }) => providentFund.charges.rule),
    line('gratuity', rupees(pay.gratuity), gratuity.rule),
    line('employer-nps', rupees(pay.employerNps)),
    line('insurance', rupees(pay.insurance)),
    line('variable-unpaid', rupees(pay.variableUnpaid)),
    line('gross-cash', rupees(pay.grossCash)),
  ];
}

const rulesIn = ({ months, monthRules }: PaySetting, rule: (rules: MonthRules) => Citation): { readonly month: IsoMonth; readonly rule: Citation }[] =>
  months.flatMap((month, at) => {
    const rules = monthRules[at];
    return rules ? { month, rule: rule(rules) } : [];
  });

function ceilingLine({ months, monthRules }: PaySetting, pay: PayFigures): Line {
  const rows = months.flatMap((month, at) => (monthRules[at]?.providentFund.ceilings ?? []).map(({ inForce }) => ({ month, rule: inForce.rule })));
  return yearLine('contribution-wages', rupees(sum(pay.months.map(({ contributionWages }) => contributionWages))), rows);
}

export function regimeLines(setting: PaySetting, pay: PayFigures, figures: RegimeFigures): Line[] {
  const year = (id: string, amount: number, rule: (rules: MonthRules) => Citation): Line => yearLine(id, rupees(amount), rulesIn(setting, rule));
  const tax = setting.tax[figures.regime];
  const { steps } = figures;
  const inRupees = (units: number): number => units / unitsPerRupee;
  return [
    line('gross-cash', rupees(pay.grossCash)),
    line('contributions-above-limit', rupees(pay.contributionsAboveLimit), setting.limits.employerContribution.rule),
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
    year('employee-provident-fund', figures.employeeProvidentFund, ({ providentFund }) => providentFund.rate.rule),
    year('voluntary-provident-fund', figures.voluntaryProvidentFund, ({ providentFund }) => providentFund.voluntary.rule),
    ...esiLines(setting, figures),
    professionalTaxLine(setting, figures),
    yearLine(
      'labour-welfare-fund',
      rupees(figures.welfareFund),
      setting.welfareFund.map(({ month, inForce }) => ({ month, rule: inForce.rule })),
    ),
    line('income-tax', rupees(figures.tax), tax.rounding.rule),
    line('net-year', rupees(figures.net)),
  ];
}

function esiLines(setting: PaySetting, { esi }: RegimeFigures): Line[] {
  const inForce = setting.monthRules.at(-1)?.esi.ceiling.value;
  if (esi === 0 || !inForce) return [line('esi', 0)];
  const rows = (rule: (rules: MonthRules) => Citation) => rulesIn(setting, rule);
  return [
    yearLine(
      'esi',
      rupees(esi),
      rows((rules) => rules.esi.rates.rule),
    ),
    yearLine(
      'esi-ceiling',
      setting.input.disability ? inForce.disability : inForce.usual,
      rows((rules) => rules.esi.ceiling.rule),
    ),
  ];
}

function professionalTaxLine({ professionalTax, months }: PaySetting, figures: RegimeFigures): Line {
  const amount = rupees(figures.professionalTax);
  if (!professionalTax || professionalTax.untaxed) return line('professional-tax', amount, professionalTax?.untaxed ?? undefined);
  const rows = professionalTax.months.map(({ rule }, at) => ({ month: months[at] ?? '', rule }));
  return yearLine('professional-tax', amount, rows);
}
