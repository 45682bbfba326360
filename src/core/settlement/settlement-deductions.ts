import { paise, times, type Paise } from '../calculators/exact.ts';
import { esiRules, esiShares, isUnderCeiling } from '../statutory/esi.ts';
import { welfareFundScale, welfareShare } from '../statutory/labour-welfare-fund.ts';
import { professionalTaxMonths, professionalTaxScale, type ProfessionalTaxScale } from '../statutory/professional-tax-scale.ts';
import { isAboveExemption } from '../statutory/professional-tax.ts';
import { providentFundRules, type ProvidentFundRules } from '../statutory/provident-fund-month.ts';
import { partsPerPaisa, providentFundShares, type WageParts } from '../statutory/provident-fund-shares.ts';
import { earnedOf, firstDayInYear, type SettlementSetting } from './settlement-setting.ts';
import type { Citation } from '../calculators/answer-types.ts';

export interface SettlementDeduction {
  readonly id: 'employee-provident-fund' | 'voluntary-provident-fund' | 'esi' | 'professional-tax' | 'labour-welfare-fund';
  readonly amount: Paise;
  readonly rule?: Citation;
}

/** Deductions of the last month beside the income tax, in paise. */
export function settlementDeductions(setting: SettlementSetting, taxableSoFar: Paise): SettlementDeduction[] {
  return [...fundDeductions(setting), esiDeduction(setting), professionalTaxDeducted(setting, taxableSoFar), welfareDeduction(setting)];
}

/** Counts the ceiling in full, and in the month of a change by the days of the job. */
function fundDeductions(setting: SettlementSetting): SettlementDeduction[] {
  const { input, basic, month } = setting;
  const rules = daysOfJob(providentFundRules(month, input.lowerRate ?? false, input.lastDay), setting);
  const shares = providentFundShares(earnedOf(basic, setting), input.providentFund ?? 'capped', input, rules);
  return [
    { id: 'employee-provident-fund', amount: paise(shares.employee), rule: rules.rate.rule },
    { id: 'voluntary-provident-fund', amount: paise(shares.voluntary), rule: rules.voluntary.rule },
  ];
}

function daysOfJob(rules: ProvidentFundRules, { input, firstDay, month }: SettlementSetting): ProvidentFundRules {
  const from = firstDay.startsWith(month) ? Number(firstDay.slice(8)) : 1;
  const upTo = Number(input.lastDay.slice(8));
  const inJob = rules.ceilings.filter(({ first, last }) => first <= upTo && last >= from);
  return { ...rules, ceilings: inJob.map((part) => ({ ...part, first: Math.max(part.first, from), last: Math.min(part.last, upTo) })) };
}

function esiDeduction(setting: SettlementSetting): SettlementDeduction {
  const { input, gross, month, daysPaid, monthDivisor } = setting;
  const rules = esiRules(month);
  const wages = input.esiWages === undefined ? gross : paise(input.esiWages);
  const atStart = input.esiWagesAtPeriodStart === undefined ? wages : paise(input.esiWagesAtPeriodStart);
  const isCovered = input.esi !== false && isUnderCeiling(atStart * partsPerPaisa, rules, input.disability ?? false);
  if (!isCovered) return { id: 'esi', amount: 0 };
  const days = (rules.dailyWage.value.daysInMonth * Math.min(daysPaid, monthDivisor)) / monthDivisor;
  return { id: 'esi', amount: paise(esiShares(earnedOf(wages, setting), rules, days).employee), rule: rules.rates.rule };
}

/** Takes the month's own tax; a half year's tax at the latest with the settlement. */
function professionalTaxDeducted(setting: SettlementSetting, taxableSoFar: Paise): SettlementDeduction {
  const { input, year, at } = setting;
  if (!input.state || input.professionalTaxExempt) return { id: 'professional-tax', amount: 0 };
  const scale = professionalTaxScale(input.state, year);
  const amounts = professionalTaxMonths(scale, incomeOf(setting, taxableSoFar));
  const isHalf = scale.months[at]?.value.per === 'half-year';
  const due = isHalf ? dueOfHalf(amounts, at) : (amounts[at] ?? 0);
  return { id: 'professional-tax', amount: paise(due), rule: taxRule(scale, at) };
}

const taxRule = ({ months, untaxed, limit }: ProfessionalTaxScale, at: number): Citation => months[at]?.rule ?? untaxed ?? limit.rule;

/** Takes what the rest of the half year would have collected. */
const dueOfHalf = (amounts: readonly number[], at: number): number => {
  const end = at < 6 ? 6 : 12;
  return amounts.slice(at, end).reduce((total, amount) => total + amount, 0);
};

function incomeOf(setting: SettlementSetting, taxableSoFar: Paise): Parameters<typeof professionalTaxMonths>[1] {
  const { input, gross, at, year, month } = setting;
  const first = firstDayInYear(setting).slice(0, 7);
  const begins = at - monthsApart(first, month);
  const earned = earnedOf(gross, setting);
  const months = Array.from({ length: 12 }, (_, place): WageParts => (place === at ? earned : place >= begins && place < at ? gross * partsPerPaisa : 0));
  const total = (from: number, to: number): WageParts => months.slice(from, to).reduce((all, one) => all + one, 0);
  const here = input.paidSoFar === undefined ? total(0, at) : paise(input.paidSoFar) * partsPerPaisa;
  return {
    months,
    halves: [total(0, 6), total(6, 12)],
    year: times(here + earned, 1, partsPerPaisa, 'half-up'),
    gender: input.gender ?? 'male',
    isAboveExemption: isAboveExemption(taxableSoFar, year, input.regime ?? 'new'),
  };
}

const monthsApart = (first: string, later: string): number =>
  (Number(later.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + Number(later.slice(5)) - Number(first.slice(5));

function welfareDeduction(setting: SettlementSetting): SettlementDeduction {
  const { input, year, month, gross } = setting;
  const due = input.state && input.labourWelfareFund ? welfareFundScale(input.state, year).find((one) => one.month === month) : undefined;
  if (!due) return { id: 'labour-welfare-fund', amount: 0 };
  return { id: 'labour-welfare-fund', amount: welfareShare(due.inForce.value, earnedOf(gross, setting)).employee, rule: due.inForce.rule };
}
