import { paise, rupees, sum, type Paise } from '../calculators/exact.ts';
import type { IsoDate, Line, Warning } from '../calculators/answer-types.ts';
import { financialYearOn, inForceIn } from '../calculators/financial-year.ts';
import type { FinancialYear } from '../calculators/person-types.ts';
import { refused } from '../calculators/refusal.ts';
import { usualYear } from '../calculators/usual-year.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';
import { paySetting, type PaySetting } from '../take-home/pay-setting.ts';
import { salaryTaxLines } from '../take-home/salary-tax.ts';
import { monthsHere, type MonthHere } from './months-here.ts';
import { countedTax, plansOf, type YearHere } from './tds-plan.ts';
import { previousEmployerForm, salaryTds } from './tds-rules.ts';
import type { TdsPlan, TdsRemainingInput, TdsRemainingOutput } from './tds-types.ts';

export function tdsRemaining(input: TdsRemainingInput): TdsRemainingOutput {
  const { regime = 'new', declared: isDeclared = true } = input;
  const year = yearHere(input);
  const plans = { new: plansOf(year, 'new'), old: plansOf(year, 'old') };
  const plan = plans[regime][isDeclared ? 'declared' : 'notDeclared'];
  const form = inForceIn(previousEmployerForm, year.setting.year);
  const tax = countedTax(year, regime, isDeclared);
  const lines = [...payLines(year, isDeclared), ...salaryTaxLines(year.setting, regime, tax), ...tdsLines(year, plan)];
  return {
    financialYear: year.setting.year,
    regime,
    declared: isDeclared,
    form: form.value.form,
    monthsLeft: year.left.length,
    grossHere: rupees(year.gross),
    paidHere: rupees(year.gross - sum(year.left.map(({ gross }) => gross))),
    previousGross: input.previousGross ?? 0,
    bonus: input.bonus ?? 0,
    ...plan,
    ...plans,
    lines,
    warnings: [...warningsOf(input, plan, isDeclared, form.rule), ...ruleWarnings(lines, input.today)],
  };
}

function yearHere(input: TdsRemainingInput): YearHere {
  const financialYear = input.financialYear ?? (input.joinedOn === undefined ? usualYear : financialYearOn(input.joinedOn));
  const joinedOn = input.joinedOn ?? firstDayOf(financialYear);
  const first = settingOf(input, financialYear, undefined);
  const months = monthsHere(input, first, joinedOn);
  const left = monthsLeft(input, months);
  const past = sum(months.filter((month) => !left.includes(month)).map(({ gross }) => gross));
  const paidHere: Paise = input.paidHere === undefined ? past : paise(input.paidHere);
  const exemption = rupees(sum(months.map(({ hraExemption }) => hraExemption)));
  return {
    input,
    setting: settingOf(input, financialYear, exemption),
    months,
    left,
    gross: paidHere + sum(left.map(({ gross }) => gross)),
  };
}

const firstDayOf = (year: FinancialYear): IsoDate => `${year.slice(0, 4)}-04-01`;

/** Gives the house rent exemption of the months here, unless that of the year is typed. */
function settingOf(input: TdsRemainingInput, financialYear: FinancialYear, hraExemption: number | undefined): PaySetting {
  const { ageGroup, age, bornOn, resident, state, gender, professionalTaxExempt, deductions = {} } = input;
  const payer = { ...(ageGroup && { ageGroup }), ...(age !== undefined && { age }), ...(bornOn && { bornOn }), ...(resident !== undefined && { resident }) };
  return paySetting({
    financialYear,
    ...payer,
    ...(state && { state }),
    ...(gender && { gender }),
    professionalTaxExempt: professionalTaxExempt ?? false,
    lowerRate: input.lowerRate ?? false,
    deductions: { ...(hraExemption !== undefined && { hraExemption }), ...deductions },
  });
}

function monthsLeft({ tdsFrom, bonus = 0 }: TdsRemainingInput, months: readonly MonthHere[]): readonly MonthHere[] {
  if (tdsFrom === undefined) return months;
  const left = months.filter(({ month }) => month >= tdsFrom);
  if (left.length === 0 || tdsFrom < (months[0]?.month ?? ''))
    throw refused('order', 'tdsFrom', 'The first month with tax still to come is not one of the months here.');
  if (bonus > 0 && !left.some((month) => month.bonus > 0))
    throw refused('order', 'bonusMonth', 'The bonus would be paid before the first month with tax still to come.');
  return left;
}

function payLines({ input, months, gross }: YearHere, isDeclared: boolean): Line[] {
  return [
    ...(isDeclared ? [line('previous-gross', input.previousGross ?? 0)] : []),
    line('gross-here', rupees(gross)),
    line('bonus', rupees(sum(months.map(({ bonus }) => bonus)))),
  ];
}

function tdsLines({ setting }: YearHere, plan: TdsPlan): Line[] {
  const { rule } = inForceIn(salaryTds, setting.year);
  return [line('tax-so-far', plan.taxSoFar), line('tax-left', plan.taxLeft, rule), line('due-with-return', plan.dueWithReturn)];
}

function warningsOf({ previousGross = 0, regime }: TdsRemainingInput, plan: TdsPlan, isDeclared: boolean, rule: Warning['rule']): Warning[] {
  const ofRule = rule && { rule };
  return [
    ...(!isDeclared && previousGross > 0 ? [{ id: 'previous-salary-not-declared', amount: plan.dueWithReturn, ...ofRule }] : []),
    ...(plan.refundWithReturn > 0 ? [{ id: 'too-much-tax-deducted', amount: plan.refundWithReturn }] : []),
    ...(regime === 'old' ? [{ id: 'old-regime-to-declare' }] : []),
  ];
}
