import { paise, rupees, sum, times } from '../calculators/exact.ts';
import { calendarMonth } from '../calculators/financial-year.ts';
import { incomeTaxOutput } from '../income-tax/income-tax.ts';
import { payFigures, type PayFigures } from './pay-figures.ts';
import { givenPay, paySetting, type PaySetting } from './pay-setting.ts';
import { regimeFigures, type RegimeFigures } from './regime-figures.ts';
import { refused } from '../calculators/refusal.ts';
import { payLines, regimeLines } from './take-home-lines.ts';
import { takeHomeWarnings } from './take-home-warnings.ts';
import { headlineOf, yearStretches } from './year-stretches.ts';
import type { PayParts, RegimeTakeHome, TakeHomeInput, TakeHomeMonth, TakeHomeOutput } from './take-home-types.ts';

export function takeHome(input: TakeHomeInput): TakeHomeOutput {
  const setting = paySetting(input);
  const pay = payFigures(setting, paise(givenPay(input)));
  if (pay.fixed < 0) throw refused('more-than-whole', 'annualCtc', 'The parts of the package are more than the whole package.');
  if (input.monthlyBasic !== undefined && pay.basic + pay.dearnessAllowance > pay.fixed)
    throw refused('basic-above-fixed', 'monthlyBasic', 'Basic pay and dearness allowance are more than the fixed pay of a month.');
  const [newOne, oldOne] = [regimeFigures(setting, pay, 'new'), regimeFigures(setting, pay, 'old')];
  const cheaper = oldOne.net > newOne.net ? 'old' : 'new';
  const regime = input.regime === undefined || input.regime === 'cheaper' ? cheaper : input.regime;
  const answers = { new: regimeTakeHome(setting, pay, newOne), old: regimeTakeHome(setting, pay, oldOne) };
  const lines = payLines(setting, pay);
  return {
    financialYear: setting.year,
    pay: payParts(pay),
    cheaper,
    saving: rupees(Math.abs(oldOne.net - newOne.net)),
    regime,
    netYear: answers[regime].netYear,
    netMonth: answers[regime].netMonth,
    headlineMonth: answers[regime].headline.usual.net,
    tax: answers[regime].tax,
    ...answers,
    lines,
    warnings: takeHomeWarnings(setting, pay, [...lines, ...answers[regime].lines]),
  };
}

const payParts = (pay: PayFigures): PayParts => ({
  ctc: rupees(pay.ctc),
  grossCash: rupees(pay.grossCash),
  fixed: rupees(pay.fixed),
  variable: rupees(pay.variable),
  variableUnpaid: rupees(pay.variableUnpaid),
  basic: rupees(pay.basic),
  dearnessAllowance: rupees(pay.dearnessAllowance),
  employerProvidentFund: rupees(pay.employerProvidentFund),
  pension: rupees(pay.pension),
  employerCharges: rupees(pay.employerCharges),
  gratuity: rupees(pay.gratuity),
  employerNps: rupees(pay.employerNps),
  insurance: rupees(pay.insurance),
  employerEsi: rupees(sum(pay.months.map((month) => month.employerEsi))),
  employerWelfareFund: rupees(sum(pay.months.map((month) => month.employerWelfareFund))),
});

function regimeTakeHome(setting: PaySetting, pay: PayFigures, figures: RegimeFigures): RegimeTakeHome {
  const { regime } = figures;
  const withoutVariable = pay.variable > 0 ? fixedOnly(setting, pay, figures) : figures;
  const resident = setting.input.resident ?? true;
  const amountOf = (id: string): number => rupees(figures.deductions.find((deduction) => deduction.id === id)?.amount ?? 0);
  const lines = regimeLines(setting, pay, figures);
  const months = payMonthsOf(setting, pay, figures, withoutVariable);
  const stretches = yearStretches(setting, pay, figures, months);
  return {
    regime,
    salaryIncome: rupees(figures.salaryIncome),
    standardDeduction: amountOf('standard-deduction'),
    hraExemption: amountOf('hra-exemption'),
    totalDeductions: rupees(sum(figures.deductions.map(({ amount }) => amount))),
    taxableIncome: rupees(figures.taxable),
    incomeTax: incomeTaxOutput(figures.steps, setting.tax[regime], { financialYear: setting.year, regime, resident }),
    employeeProvidentFund: rupees(figures.employeeProvidentFund),
    voluntaryProvidentFund: rupees(figures.voluntaryProvidentFund),
    esi: rupees(figures.esi),
    professionalTax: rupees(figures.professionalTax),
    labourWelfareFund: rupees(figures.welfareFund),
    tax: rupees(figures.tax),
    netYear: rupees(figures.net),
    netMonth: rupees(times(figures.net, 1, 12, 'half-up')),
    netMonthWithoutVariable: rupees(times(withoutVariable.net, 1, 12, 'half-up')),
    months,
    stretches,
    headline: headlineOf(stretches, setting.input.today),
    lines,
    warnings: takeHomeWarnings(setting, pay, lines),
  };
}

/** Figures without variable pay and its tax. */
export function fixedOnly(setting: PaySetting, pay: PayFigures, { regime }: RegimeFigures): RegimeFigures {
  const months = pay.months.map((month) => ({ ...month, grossParts: month.fixedParts }));
  return regimeFigures(setting, { ...pay, grossCash: pay.fixed, variable: 0, months }, regime);
}

/** Spreads tax over twelve months, but taxes a lump of variable pay in its month. */
export function payMonthsOf(setting: PaySetting, pay: PayFigures, figures: RegimeFigures, withoutVariable: RegimeFigures): TakeHomeMonth[] {
  const { variableMonth } = setting.input;
  const spreadTax = variableMonth === undefined ? figures.tax : withoutVariable.tax;
  const monthlyTax = paise(Math.floor((rupees(spreadTax) * 2 + 12) / 24));
  return setting.months.map((month, at) => {
    const cost = pay.months[at];
    const own = [
      cost?.employeeProvidentFund ?? 0,
      cost?.voluntaryProvidentFund ?? 0,
      cost?.esi ?? 0,
      figures.professionalTaxMonths[at] ?? 0,
      cost?.welfareFund ?? 0,
    ];
    const ofVariable = calendarMonth(month) === variableMonth ? figures.tax - spreadTax : 0;
    const incomeTax = (at === 11 ? spreadTax - monthlyTax * 11 : monthlyTax) + ofVariable;
    const gross = cost?.gross ?? 0;
    const [employeeProvidentFund = 0, voluntaryProvidentFund = 0, esi = 0, professionalTax = 0, labourWelfareFund = 0] = own.map(rupees);
    return {
      month,
      gross: rupees(gross),
      employeeProvidentFund,
      voluntaryProvidentFund,
      esi,
      professionalTax,
      labourWelfareFund,
      incomeTax: rupees(incomeTax),
      net: rupees(gross - sum(own) - incomeTax),
    };
  });
}
