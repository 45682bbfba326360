import { yearEnd, inForceIn, lastDayOf, monthsOf } from '../calculators/financial-year.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import type { IsoDate, Percent, Rupees } from '../calculators/answer-types.ts';
import type { FinancialYear } from '../calculators/person-types.ts';
import { seniorAges, type SeniorAges } from '../income-tax/age-group.ts';
import { monthlyTaxes } from '../statutory/monthly-tax-rules.ts';
import { providentFundCeiling } from '../statutory/provident-fund-rules.ts';
import { codeWagesInForce } from '../statutory/wage-rules.ts';
import { employerNpsLimit, homeLoanLimit, ownNpsLimit, section80CLimit } from './deduction-rules.ts';

export interface LawFigures {
  readonly providentFundCeiling: Rupees;
  readonly section80C: Rupees;
  readonly ownNps: Rupees;
  readonly homeLoanInterest: Rupees;
  readonly employerNpsPercent: Percent;
  /** Monthly pay up to which Maharashtra taxes no woman. */
  readonly womenUntaxedUpTo: Rupees;
  readonly ages: SeniorAges;
  readonly codeWagesSince: IsoDate;
  readonly codeWagesLeastPercent: Percent;
}

/** Takes the ceiling of today's month, or of the last month for another year. */
export function lawFigures(year: FinancialYear, today: IsoDate | undefined): LawFigures {
  const month = today?.slice(0, 7) ?? '';
  const day = monthsOf(year).includes(month) ? lastDayOf(month) : yearEnd(year);
  const { since, leastPercent } = codeWagesInForce();
  return {
    providentFundCeiling: inForceOn(providentFundCeiling, day).value,
    section80C: inForceIn(section80CLimit, year).value,
    ownNps: inForceIn(ownNpsLimit, year).value,
    homeLoanInterest: inForceIn(homeLoanLimit, year).value,
    employerNpsPercent: inForceIn(employerNpsLimit, year).value.new / 100,
    womenUntaxedUpTo: womenUntaxedUpTo(year),
    ages: seniorAges(year),
    codeWagesSince: since,
    codeWagesLeastPercent: leastPercent,
  };
}

function womenUntaxedUpTo(year: FinancialYear): Rupees {
  const table = monthlyTaxes.maharashtra;
  return (table && inForceIn(table, year).value.women?.[0]?.[0]) ?? 0;
}
