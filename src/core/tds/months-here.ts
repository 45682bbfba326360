import { paise, sum, times, type Paise } from '../calculators/exact.ts';
import type { IsoDate, IsoMonth } from '../calculators/answer-types.ts';
import { calendarMonth } from '../calculators/financial-year.ts';
import { refused } from '../calculators/refusal.ts';
import { hraLimits, isListedCity } from '../hra/hra-limits.ts';
import { daysInMonth } from '../statutory/provident-fund-month.ts';
import { partsPerPaisa, providentFundShares } from '../statutory/provident-fund-shares.ts';
import type { PaySetting } from '../take-home/pay-setting.ts';
import type { TdsRemainingInput } from './tds-types.ts';

/** One month at the new employer, in paise. */
export interface MonthHere {
  readonly month: IsoMonth;
  /** Place in the year, from April. */
  readonly at: number;
  readonly days: number;
  readonly gross: Paise;
  readonly bonus: Paise;
  readonly employeeProvidentFund: Paise;
  readonly voluntaryProvidentFund: Paise;
  readonly hraExemption: Paise;
}

export function monthsHere(input: TdsRemainingInput, setting: PaySetting, joinedOn: IsoDate): MonthHere[] {
  const { bonusMonth = 3 } = input;
  const place = setting.months.indexOf(joinedOn.slice(0, 7));
  if (place < 0) throw refused('other-year', 'joinedOn', `The day of joining is not in the year ${setting.year}.`);
  const bonusAt = setting.months.findIndex((month) => calendarMonth(month) === bonusMonth);
  if ((input.bonus ?? 0) > 0 && bonusAt < place) throw refused('order', 'bonusMonth', 'The bonus would be paid before the day of joining.');
  return setting.months.flatMap((month, at) => {
    if (at < place) return [];
    const all = daysInMonth(month);
    const days = at === place ? all - Number(joinedOn.slice(8)) + 1 : all;
    return {
      month,
      at,
      days,
      gross: times(paise(input.monthlyGross), days, all, 'half-up'),
      bonus: at === bonusAt ? paise(input.bonus ?? 0) : 0,
      ...fundOf(input, setting, at, { days, all }),
      hraExemption: hraOf(input, setting, { days, all }),
    };
  });
}

interface PartOfMonth {
  readonly days: number;
  readonly all: number;
}

/** Counts the fund on the basic pay earned, with the whole ceiling for a part month. */
function fundOf(
  input: TdsRemainingInput,
  { monthRules }: PaySetting,
  at: number,
  { days, all }: PartOfMonth,
): Pick<MonthHere, 'employeeProvidentFund' | 'voluntaryProvidentFund'> {
  const rules = monthRules[at]?.providentFund;
  if (input.monthlyBasic === undefined || !rules) return { employeeProvidentFund: 0, voluntaryProvidentFund: 0 };
  const full = (paise(input.monthlyBasic) + paise(input.monthlyDearnessAllowance ?? 0)) * partsPerPaisa;
  const { employee, voluntary } = providentFundShares(times(full, days, all, 'down'), input.providentFund ?? 'capped', input, rules);
  return { employeeProvidentFund: employee * 100, voluntaryProvidentFund: voluntary * 100 };
}

function hraOf(input: TdsRemainingInput, { hra }: PaySetting, { days, all }: PartOfMonth): Paise {
  const part = (monthly: number | undefined): Paise => times(paise(monthly ?? 0), days, all, 'half-up');
  const salary = sum([part(input.monthlyBasic), part(input.monthlyDearnessAllowance)]);
  return hraLimits(salary, part(input.monthlyHra), part(input.monthlyRent), isListedCity(input.city, hra), hra).exempt;
}
