import { paise, rupees, times, type Paise } from '../calculators/exact.ts';
import type { IsoMonth } from '../calculators/answer-types.ts';
import { calendarMonth, monthName } from '../calculators/financial-year.ts';
import { refused } from '../calculators/refusal.ts';
import { daysInMonth, providentFundRules } from '../statutory/provident-fund-month.ts';
import { partsPerPaisa, providentFundShares, type WageParts } from '../statutory/provident-fund-shares.ts';
import type { ProvidentFundShares } from '../statutory/provident-fund-types.ts';
import type { ArrearsMonth, HikeArrearsInput } from './arrears-types.ts';

/** Months from the raise to the one before the first payslip with it. */
export function arrearsMonths(input: HikeArrearsInput): ArrearsMonth[] {
  const { raiseFrom, firstPaidIn } = input;
  if (raiseFrom.slice(0, 7) > firstPaidIn) throw refused('order', 'raiseFrom', 'The raise begins after the first payslip with it.');
  const months: ArrearsMonth[] = [];
  for (let month = raiseFrom.slice(0, 7); month < firstPaidIn; month = monthAfter(month)) months.push(arrearsOf(input, month));
  return months;
}

const monthAfter = (month: IsoMonth): IsoMonth => {
  const [year, number] = [Number(month.slice(0, 4)), calendarMonth(month)];
  return number === 12 ? monthName(year + 1, 1) : monthName(year, number + 1);
};

function arrearsOf(input: HikeArrearsInput, month: IsoMonth): ArrearsMonth {
  const [was, is] = [fundIn(input, month, false), fundIn(input, month, true)];
  return {
    month,
    days: raisedDays(input, month),
    daysOfMonth: daysInMonth(month),
    amount: rupees(raisedPay(input, month) - paise(input.oldMonthly)),
    providentFund: is.employee - was.employee,
    employerProvidentFund: is.employerTotal - was.employerTotal,
    pension: is.pension - was.pension,
  };
}

/** Days of a month with the raise. */
function raisedDays({ raiseFrom }: HikeArrearsInput, month: IsoMonth): number {
  if (raiseFrom.slice(0, 7) > month) return 0;
  return raiseFrom.startsWith(month) ? daysInMonth(month) - Number(raiseFrom.slice(8)) + 1 : daysInMonth(month);
}

/** Gross earned in a month, with the raise from its day. */
export function raisedPay(input: HikeArrearsInput, month: IsoMonth): Paise {
  const [old, next] = [paise(input.oldMonthly), paise(input.newMonthly)];
  return old + times(next - old, raisedDays(input, month), daysInMonth(month), 'half-up');
}

type FundShares = Pick<ProvidentFundShares, 'employee' | 'voluntary' | 'employerTotal' | 'pension'>;

const noFund: FundShares = { employee: 0, voluntary: 0, employerTotal: 0, pension: 0 };

/** Fund of a month by its own rules, with or without the raise. */
export function fundIn(input: HikeArrearsInput, month: IsoMonth, isRaised: boolean): FundShares {
  const { oldMonthlyBasic: old, newMonthlyBasic: next, providentFund = 'capped', lowerRate = false } = input;
  if ((old === undefined) !== (next === undefined)) throw refused('missing', 'newMonthlyBasic', 'Give both oldMonthlyBasic and newMonthlyBasic, or none.');
  if (old === undefined || next === undefined) return noFund;
  const wages = basicParts(paise(old), paise(next), isRaised ? raisedDays(input, month) : 0, daysInMonth(month));
  return providentFundShares(wages, providentFund, input, providentFundRules(month, lowerRate));
}

const basicParts = (old: Paise, next: Paise, raised: number, all: number): WageParts =>
  times((old * (all - raised) + next * raised) * partsPerPaisa, 1, all, 'down');
