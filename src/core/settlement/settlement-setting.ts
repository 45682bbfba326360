import { paise, times, type Paise } from '../calculators/exact.ts';
import { financialYearOn, monthsOf } from '../calculators/financial-year.ts';
import { refused } from '../calculators/refusal.ts';
import { serviceOf } from '../gratuity/gratuity-months.ts';
import { gratuityReason } from './leaving-reason.ts';
import { daysInMonth } from '../statutory/provident-fund-month.ts';
import { partsPerPaisa, type WageParts } from '../statutory/provident-fund-shares.ts';
import { daysAfter, daysFrom, monthsAfter } from './working-days.ts';
import type { IsoDate, IsoMonth } from '../calculators/answer-types.ts';
import type { FinancialYear } from '../calculators/person-types.ts';
import type { GratuityInput, LengthOfService } from '../gratuity/gratuity-types.ts';
import type { FinalSettlementInput } from './final-settlement-types.ts';

export interface SettlementSetting {
  readonly input: FinalSettlementInput;
  readonly year: FinancialYear;
  readonly month: IsoMonth;
  /** Place of the month in the tax year, from April. */
  readonly at: number;
  readonly firstDay: IsoDate;
  readonly gross: Paise;
  readonly basic: Paise;
  readonly daysPaid: number;
  readonly monthDivisor: number;
  readonly service: LengthOfService & { readonly leftOn: IsoDate };
  readonly gratuityReason: GratuityInput['reason'] & string;
}

const partsPerDay = 100;

export function settlementSetting(input: FinalSettlementInput): SettlementSetting {
  const { lastDay, monthlyGross, daysWithoutPay = 0 } = input;
  const month = lastDay.slice(0, 7);
  const year = financialYearOn(lastDay);
  const at = monthsOf(year).indexOf(month);
  if (at < 0) throw refused('year-not-known', 'lastDay', `The tax year of ${lastDay} is not known.`);
  const gross = paise(monthlyGross);
  const basic = input.monthlyBasic === undefined ? times(gross, 1, 2, 'half-up') : paise(input.monthlyBasic);
  if (basic > gross) throw refused('basic-above-gross', 'monthlyBasic', 'Basic pay is more than the gross pay of a month.');
  const service = serviceIn(input);
  serviceOf(service);
  const firstDay = firstDayOf(input);
  const inMonth = firstDay > `${month}-01` ? daysFrom(firstDay, lastDay) + 1 : Number(lastDay.slice(8));
  return {
    input,
    year,
    month,
    at,
    firstDay,
    gross,
    basic,
    daysPaid: input.daysPaid ?? Math.max(0, inMonth - daysWithoutPay),
    monthDivisor: input.monthDivisor ?? daysInMonth(month),
    service,
    gratuityReason: gratuityReason(input.reason ?? 'left'),
  };
}

function serviceIn({ lastDay, joinedOn, years, months, days }: FinalSettlementInput): SettlementSetting['service'] {
  if (joinedOn !== undefined && years === undefined) return { joinedOn, leftOn: lastDay };
  return {
    leftOn: lastDay,
    ...(joinedOn !== undefined && { joinedOn }),
    ...(years !== undefined && { years }),
    ...(months !== undefined && { months }),
    ...(days !== undefined && { days }),
  };
}

/** Takes a service of no length to have begun with the last month. */
function firstDayOf({ lastDay, joinedOn, years = 0, months = 0, days = 0 }: FinalSettlementInput): IsoDate {
  if (joinedOn !== undefined) return joinedOn;
  const first = monthsAfter(daysAfter(lastDay, 1 - days), -(years * 12 + months));
  return first > lastDay ? `${lastDay.slice(0, 7)}-01` : first;
}

/** Share of a month's pay that was earned, never more than the month. */
export const earnedOf = (monthly: Paise, { daysPaid, monthDivisor }: SettlementSetting): WageParts =>
  Math.min(monthly * partsPerPaisa, times(monthly * partsPerPaisa, Math.round(daysPaid * partsPerDay), monthDivisor * partsPerDay, 'half-up'));

/** First day of the job within its last tax year. */
export const firstDayInYear = ({ firstDay, year }: SettlementSetting): IsoDate => {
  const start = `${year.slice(0, 4)}-04-01`;
  return firstDay > start ? firstDay : start;
};
