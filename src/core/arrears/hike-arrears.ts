import { paise, rupees, sum, type Paise } from '../calculators/exact.ts';
import type { IsoMonth, Line, Warning } from '../calculators/answer-types.ts';
import { financialYearOn, inForceIn, lastDayOf } from '../calculators/financial-year.ts';
import type { FinancialYear, Regime } from '../calculators/person-types.ts';
import { refused } from '../calculators/refusal.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';
import { paySetting, type PaySetting } from '../take-home/pay-setting.ts';
import { salaryTax, salaryTaxLines, type SalaryTax } from '../take-home/salary-tax.ts';
import { spreadTax } from '../take-home/spread-tax.ts';
import { salaryTds } from '../tds/tds-rules.ts';
import { taxOfMonthsHere } from '../tds/tax-here.ts';
import { arrearsMonths, fundIn, raisedPay } from './arrears-months.ts';
import { providentFundOnArrears, reliefForArrears } from './arrears-rules.ts';
import type { ArrearsMonth, ArrearsOfYear, ArrearsPayslip, HikeArrearsInput, HikeArrearsOutput } from './arrears-types.ts';

export function hikeArrears(input: HikeArrearsInput): HikeArrearsOutput {
  const { regime = 'new' } = input;
  const setting = settingOf(input);
  const months = arrearsMonths(input);
  const place = setting.months.indexOf(input.firstPaidIn);
  const of = (part: 'amount' | 'providentFund' | 'employerProvidentFund' | 'pension'): number => rupees(sum(months.map((month) => paise(month[part]))));
  const year = { input, setting, regime, place, arrears: paise(of('amount')), fundOnArrears: paise(of('providentFund')) };
  const taxes = taxesOf(year);
  const payslips = payslipsOf(year, taxes);
  const first = payslips[place];
  if (!first) throw refused('rule-not-known', 'firstPaidIn', `No rules are known for ${input.firstPaidIn}.`);
  const byYear = yearsOf(months);
  const lines = linesOf(year, taxes, payslips);
  const ofEarlier = rupees(sum(byYear.filter(({ financialYear }) => financialYear < setting.year).map(({ amount }) => paise(amount))));
  return {
    financialYear: setting.year,
    regime,
    difference: rupees(paise(input.newMonthly) - paise(input.oldMonthly)),
    arrears: of('amount'),
    arrearsMonths: months,
    arrearsByYear: byYear,
    arrearsOfEarlierYears: ofEarlier,
    providentFundOnArrears: of('providentFund'),
    employerProvidentFundOnArrears: of('employerProvidentFund'),
    pensionOnArrears: of('pension'),
    payslipBefore: payslips[place - 1] ?? null,
    firstPayslip: first,
    nextPayslip: payslips[place + 1] ?? null,
    ...taxFigures(taxes, payslips),
    monthsLeft: 12 - place,
    months: payslips,
    lines,
    warnings: [...warningsOf(year, ofEarlier), ...ruleWarnings(lines, input.today)],
  };
}

interface RaisedYear {
  readonly input: HikeArrearsInput;
  readonly setting: PaySetting;
  readonly regime: Regime;
  /** Place of the first payslip with the raise, from April. */
  readonly place: number;
  readonly arrears: Paise;
  readonly fundOnArrears: Paise;
}

function settingOf({ firstPaidIn, ...input }: HikeArrearsInput): PaySetting {
  const { ageGroup, age, bornOn, resident, state, gender, professionalTaxExempt = false, lowerRate = false, deductions = {} } = input;
  const payer = { ...(ageGroup && { ageGroup }), ...(age !== undefined && { age }), ...(bornOn && { bornOn }), ...(resident !== undefined && { resident }) };
  const financialYear: FinancialYear = financialYearOn(lastDayOf(firstPaidIn));
  return paySetting({ financialYear, ...payer, ...(state && { state }), ...(gender && { gender }), professionalTaxExempt, lowerRate, deductions });
}

interface MonthPaid {
  readonly month: IsoMonth;
  readonly at: number;
  readonly pay: Paise;
  readonly arrears: Paise;
  readonly gross: Paise;
  readonly employee: Paise;
  readonly voluntary: Paise;
  readonly fundOnArrears: Paise;
}

/** Months of the year as paid, or as they would be without the raise. */
function monthsPaid({ input, setting, place, arrears, fundOnArrears }: RaisedYear, isRaised: boolean): MonthPaid[] {
  return setting.months.map((month, at) => {
    const hasRaise = isRaised && at >= place;
    const pay = hasRaise ? raisedPay(input, month) : paise(input.oldMonthly);
    const { employee, voluntary } = fundIn(input, month, hasRaise);
    const [own, ofFund] = hasRaise && at === place ? [arrears, fundOnArrears] : [0, 0];
    return { month, at, pay, arrears: own, gross: pay + own, employee: employee * 100, voluntary: voluntary * 100, fundOnArrears: ofFund };
  });
}

interface YearTaxes {
  readonly paid: readonly MonthPaid[];
  readonly professionalTax: readonly Paise[];
  readonly withArrears: SalaryTax;
  readonly withoutArrears: SalaryTax;
  readonly before: readonly Paise[];
  readonly spread: readonly Paise[];
  /** Tax taken at once in the first month. */
  readonly atOnce: Paise;
}

function taxesOf(year: RaisedYear): YearTaxes {
  const { input, place, arrears } = year;
  const paid = monthsPaid(year, true);
  const { tax: withArrears, professionalTax } = taxOn(year, paid, 0);
  const { tax: withoutArrears } = taxOn(year, paid, arrears);
  const asBefore = spreadTax(taxOn(year, monthsPaid(year, false), 0).tax.tax, 12).slice(0, place);
  const before = input.tdsBefore === undefined ? asBefore : spreadTax(paise(input.tdsBefore), place);
  const soFar = input.tdsBefore === undefined ? sum(before) : paise(input.tdsBefore);
  const left = Math.max(0, withArrears.tax - soFar);
  const toSpread = input.arrearsTax === 'at-once' ? Math.min(left, Math.max(0, withoutArrears.tax - soFar)) : left;
  return { paid, professionalTax, withArrears, withoutArrears, before, spread: spreadTax(toSpread, 12 - place), atOnce: left - toSpread };
}

interface TaxOn {
  readonly tax: SalaryTax;
  readonly professionalTax: Paise[];
}

function taxOn({ setting, regime }: RaisedYear, paid: readonly MonthPaid[], less: Paise): TaxOn {
  const cash = sum(paid.map(({ gross }) => gross)) - less;
  const ownFund = Math.max(0, sum(paid.map(({ employee, voluntary, fundOnArrears }) => employee + voluntary + fundOnArrears)));
  const { taxable } = salaryTax(setting, regime, { cash, ownFund, professionalTax: 0 });
  const professionalTax = taxOfMonthsHere(setting, regime, paid, taxable);
  return { tax: salaryTax(setting, regime, { cash, ownFund, professionalTax: sum(professionalTax) }), professionalTax };
}

function payslipsOf({ place }: RaisedYear, { paid, professionalTax, before, spread, atOnce }: YearTaxes): ArrearsPayslip[] {
  return paid.map(({ month, at, pay, arrears, gross, employee, voluntary, fundOnArrears }) => {
    const incomeTax = at < place ? (before[at] ?? 0) : (spread[at - place] ?? 0) + (at === place ? atOnce : 0);
    const ofState = professionalTax[at] ?? 0;
    return {
      month,
      pay: rupees(pay),
      arrears: rupees(arrears),
      gross: rupees(gross),
      employeeProvidentFund: rupees(employee),
      voluntaryProvidentFund: rupees(voluntary),
      providentFundOnArrears: rupees(fundOnArrears),
      professionalTax: rupees(ofState),
      incomeTax: rupees(incomeTax),
      net: rupees(gross - employee - voluntary - fundOnArrears - ofState - incomeTax),
    };
  });
}

function taxFigures({ paid, withArrears, withoutArrears, before, spread, atOnce }: YearTaxes, payslips: readonly ArrearsPayslip[]) {
  const deducted = sum(payslips.map(({ incomeTax }) => paise(incomeTax)));
  return {
    yearGross: rupees(sum(paid.map(({ gross }) => gross))),
    taxableIncome: rupees(withArrears.taxable),
    totalIncome: withArrears.steps.income,
    tax: rupees(withArrears.tax),
    taxOfArrears: rupees(withArrears.tax - withoutArrears.tax),
    monthlyTdsBefore: rupees(before[0] ?? 0),
    tdsBefore: rupees(sum(before)),
    tdsLeft: rupees(sum(spread) + atOnce),
    monthlyTds: rupees(spread[0] ?? 0),
    lastMonthTds: rupees(spread.at(-1) ?? 0),
    refundWithReturn: rupees(Math.max(0, deducted - withArrears.tax)),
  };
}

function yearsOf(months: readonly ArrearsMonth[]): ArrearsOfYear[] {
  const years = new Map<string, Paise>();
  for (const { month, amount } of months) {
    const year = Number(month.slice(0, 4)) - Number(Number(month.slice(5)) < 4);
    const name = `${year}-${String(year + 1).slice(2)}`;
    years.set(name, (years.get(name) ?? 0) + paise(amount));
  }
  return [...years].map(([financialYear, amount]) => ({ financialYear, amount: rupees(amount) }));
}

function linesOf({ input, setting, regime, arrears, fundOnArrears }: RaisedYear, taxes: YearTaxes, payslips: readonly ArrearsPayslip[]): Line[] {
  const fund = inForceIn(providentFundOnArrears, setting.year);
  const deducted = sum(payslips.map(({ incomeTax }) => paise(incomeTax)));
  return [
    line('arrears', rupees(arrears)),
    ...(input.oldMonthlyBasic === undefined ? [] : [line('provident-fund-on-arrears', rupees(fundOnArrears), fund.rule)]),
    line('year-gross', rupees(sum(taxes.paid.map(({ gross }) => gross)))),
    ...salaryTaxLines(setting, regime, taxes.withArrears),
    line('tax-so-far', rupees(sum(taxes.before))),
    line('tax-left', rupees(deducted - sum(taxes.before)), inForceIn(salaryTds, setting.year).rule),
  ];
}

/** Names what is not counted: ESI on arrears, and relief for earlier years. */
function warningsOf({ input, setting, place }: RaisedYear, ofEarlier: number): Warning[] {
  const esi = setting.monthRules[place]?.esi.ceiling;
  const relief = inForceIn(reliefForArrears, setting.year);
  const isInsured = esi !== undefined && Math.min(input.oldMonthly, input.newMonthly) <= esi.value.usual;
  return [
    ...(isInsured ? [{ id: 'esi-on-arrears-not-counted', limit: esi.value.usual, rule: esi.rule }] : []),
    ...(ofEarlier > 0 ? [{ id: 'relief-for-earlier-years', amount: ofEarlier, rule: relief.rule }] : []),
    ...(input.arrearsTax === 'at-once' ? [] : [{ id: 'arrears-tax-spread' }]),
  ];
}
