import { paise, rupees, sum, times, wholeRate } from '../calculators/exact.ts';
import { calendarMonth, lastDayOf, monthsOf } from '../calculators/financial-year.ts';
import { usualYear } from '../calculators/usual-year.ts';
import { partsPerPaisa, type WageParts } from './provident-fund-shares.ts';
import { welfareFunds, type WelfareFund } from './welfare-fund-rules.ts';
import { inForceOn, type InForce } from '../calculators/rule-table.ts';
import type { IsoMonth } from '../calculators/answer-types.ts';
import type { LabourWelfareFundInput, LabourWelfareFundOutput } from './welfare-fund-types.ts';
import type { FinancialYear } from '../calculators/person-types.ts';
import type { State } from '../calculators/states.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';

/** Both contributions in paise, with the rule applied. */
export interface WelfareShare {
  readonly employee: number;
  readonly employer: number;
}

export type WelfareFundScale = readonly { readonly month: IsoMonth; readonly inForce: InForce<WelfareFund> }[];

export function welfareFundScale(state: State, year: FinancialYear): WelfareFundScale {
  const table = welfareFunds[state];
  if (!table) return [];
  const months = monthsOf(year).map((month) => ({ month, inForce: inForceOn(table, lastDayOf(month)) }));
  return months.filter(({ month, inForce }) => inForce.value.months.includes(calendarMonth(month)));
}

/** Uses the limit for a wage share without named wages. */
export function welfareShare(fund: WelfareFund, wages: WageParts | undefined): WelfareShare {
  if ('employee' in fund) return { employee: paise(fund.employee), employer: paise(fund.employer) };
  const most = paise(fund.most);
  const employee = wages === undefined ? most : Math.min(times(wages, fund.rate, wholeRate * partsPerPaisa, 'half-up'), most);
  return { employee, employer: employee * fund.employerTimes };
}

export function labourWelfareFund(input: LabourWelfareFundInput): LabourWelfareFundOutput {
  const { state, financialYear = usualYear, monthlyWages } = input;
  const wages = monthlyWages === undefined ? undefined : paise(monthlyWages) * partsPerPaisa;
  const scale = welfareFundScale(state, financialYear);
  const months = scale.map(({ month, inForce }) => ({ month, inForce, ...welfareShare(inForce.value, wages) }));
  const [employee, employer] = [sum(months.map((month) => month.employee)), sum(months.map((month) => month.employer))];
  const rules = [...new Map(months.map(({ inForce }) => [inForce.rule.from, inForce.rule])).values()];
  const lines = [
    ...rules.map((rule) =>
      line('welfare-fund-of-rule', rupees(sum(months.filter(({ inForce }) => inForce.rule.from === rule.from).map((month) => month.employee))), rule),
    ),
    line('welfare-fund-employee', rupees(employee), rules.at(-1)),
    line('welfare-fund-employer', rupees(employer), rules.at(-1)),
  ];
  return {
    state,
    financialYear,
    employee: rupees(employee),
    employer: rupees(employer),
    months: months.map((month) => ({ month: month.month, employee: rupees(month.employee), employer: rupees(month.employer) })),
    lines,
    warnings: [...(scale.length === 0 ? [{ id: 'no-welfare-fund' }] : []), ...ruleWarnings(lines, input.today)],
  };
}
