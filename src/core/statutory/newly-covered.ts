import { paise, rupees, sum } from '../calculators/exact.ts';
import type { IsoDate, IsoMonth } from '../calculators/answer-types.ts';
import { monthsOf, yearEnd } from '../calculators/financial-year.ts';
import { refused } from '../calculators/refusal.ts';
import { inForceOn, rowsIn } from '../calculators/rule-table.ts';
import { usualDay, usualYear } from '../calculators/usual-year.ts';
import { line, ruleWarnings, yearLine } from '../calculators/warnings.ts';
import type { CoverReason, NewlyCoveredMonth, PfNewlyCoveredInput, PfNewlyCoveredOutput } from './newly-covered-types.ts';
import { daysInMonth, providentFundRules, type ProvidentFundRules } from './provident-fund-month.ts';
import { providentFundCeiling } from './provident-fund-rules.ts';
import { partsPerPaisa, providentFundShares } from './provident-fund-shares.ts';
import type { ProvidentFundShares } from './provident-fund-types.ts';

export function pfNewlyCovered(input: PfNewlyCoveredInput): PfNewlyCoveredOutput {
  const { financialYear = usualYear, today } = input;
  const cover = coverOf(input, yearEnd(financialYear));
  const ceiling = inForceOn(providentFundCeiling, yearEnd(financialYear));
  const rules = monthsOf(financialYear).map((month) => providentFundRules(month, input.lowerRate ?? false));
  const months = rules.map((ofMonth) => monthOf(input, cover, ofMonth));
  const all = yearOf(months);
  const ofYear = (id: string, amount: number, rule: (one: ProvidentFundRules) => ProvidentFundRules['rate']['rule']) =>
    yearLine(
      id,
      amount,
      rules.map((one) => ({ month: one.month, rule: rule(one) })),
    );
  const lines = [
    line('ceiling-when-joined', cover.ceilingWhenJoined, ceilingOn(cover.joinedOn).rule),
    line('ceiling', ceiling.value, ceiling.rule),
    ofYear('employee-provident-fund', all.employee, ({ rate }) => rate.rule),
    ofYear('employer-total', all.employerTotal, ({ rate }) => rate.rule),
    ofYear('pension', all.pension, ({ pension }) => pension.rule),
    ofYear('employer-provident-fund', all.employerProvidentFund, ({ rate }) => rate.rule),
    ofYear('employer-charges', all.edli + all.administration, ({ charges }) => charges.rule),
  ];
  const last = months.at(-1);
  return {
    because: cover.because,
    mayStayOut: cover.mayStayOut,
    memberFrom: cover.memberFrom,
    pensionFrom: cover.pensionFrom,
    ceilingWhenJoined: cover.ceilingWhenJoined,
    ceiling: ceiling.value,
    financialYear,
    months,
    firstMonth: months.find(({ employee }) => employee > 0) ?? null,
    fullMonth: last && last.employee > 0 ? last : null,
    yearly: all,
    lines,
    warnings: [
      ...(cover.because === 'ceiling-rose' ? [{ id: 'provident-fund-owed-since-ceiling-rose', amount: ceiling.value, rule: ceiling.rule }] : []),
      ...ruleWarnings(lines, today),
    ],
  };
}

interface Cover {
  readonly because: CoverReason;
  readonly mayStayOut: boolean;
  readonly joinedOn: IsoDate;
  readonly memberFrom: IsoDate | null;
  readonly pensionFrom: IsoDate | null;
  readonly ceilingWhenJoined: number;
}

/** Takes the first known ceiling for earlier days, which had the same amount since 2014. */
const ceilingOn = (day: IsoDate) => inForceOn(providentFundCeiling, day < firstKnown ? firstKnown : day);

const firstKnown = providentFundCeiling.rows[0]?.from ?? usualDay;

/** Compares the wages with the ceiling of the first job, then with each that rose. */
function coverOf(input: PfNewlyCoveredInput, until: IsoDate): Cover {
  const { monthlyWages, firstJoinedOn: joinedOn = firstKnown, wagesWhenJoined = monthlyWages, covered = true, staysOut = true, choseFrom = joinedOn } = input;
  const { value: ceilingWhenJoined } = ceilingOn(joinedOn);
  const about = { joinedOn, ceilingWhenJoined };
  if (choseFrom < joinedOn) throw refused('order', 'choseFrom', 'The day of joining the fund is before the first job.');
  if (!covered) return { ...about, because: 'small-establishment', mayStayOut: true, memberFrom: null, pensionFrom: null };
  if (wagesWhenJoined <= ceilingWhenJoined)
    return { ...about, because: 'joined-up-to-ceiling', mayStayOut: false, memberFrom: joinedOn, pensionFrom: joinedOn };
  const rose = rowsIn(providentFundCeiling, joinedOn, until).find(({ value }) => value > ceilingWhenJoined && monthlyWages <= value);
  const since = rose && (rose.rule.from > joinedOn ? rose.rule.from : joinedOn);
  if (!staysOut && (!since || choseFrom < since))
    return { ...about, because: 'by-choice', mayStayOut: since === undefined, memberFrom: choseFrom, pensionFrom: since ?? null };
  if (since) return { ...about, because: 'ceiling-rose', mayStayOut: false, memberFrom: since, pensionFrom: since };
  return { ...about, because: 'above-ceiling', mayStayOut: true, memberFrom: null, pensionFrom: null };
}

function monthOf({ monthlyWages, choice = 'capped' }: PfNewlyCoveredInput, { memberFrom, pensionFrom }: Cover, rules: ProvidentFundRules): NewlyCoveredMonth {
  const wages = paise(monthlyWages) * partsPerPaisa;
  const about = { month: rules.month, days: daysFrom(memberFrom, rules.month), daysOfMonth: daysInMonth(rules.month) };
  if (memberFrom === null) return { ...about, ...providentFundShares(wages, 'none', {}, rules) };
  const shares = providentFundShares(wages, choice, { fundMemberFrom: memberFrom, pensionMember: false }, rules);
  const ofPension = pensionFrom === null ? 0 : providentFundShares(wages, choice, { fundMemberFrom: pensionFrom }, rules).pension;
  const pension = Math.min(shares.employerTotal, ofPension);
  return { ...about, ...shares, pension, employerProvidentFund: shares.employerTotal - pension };
}

function daysFrom(day: IsoDate | null, month: IsoMonth): number {
  if (day === null || day.slice(0, 7) > month) return 0;
  return day.startsWith(month) ? daysInMonth(month) - Number(day.slice(8)) + 1 : daysInMonth(month);
}

function yearOf(months: readonly ProvidentFundShares[]): ProvidentFundShares {
  const of = (share: keyof ProvidentFundShares): number => rupees(sum(months.map((month) => paise(month[share]))));
  return {
    contributionWages: of('contributionWages'),
    employee: of('employee'),
    voluntary: of('voluntary'),
    employerTotal: of('employerTotal'),
    employerProvidentFund: of('employerProvidentFund'),
    pension: of('pension'),
    edli: of('edli'),
    administration: of('administration'),
  };
}
