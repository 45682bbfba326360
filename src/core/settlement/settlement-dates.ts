import { paise, percentParts, rupees, times, wholeRate } from '../calculators/exact.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';
import { settlementRule } from '../statutory/leaving-rules.ts';
import { statutoryBonusRule } from './bonus-rules.ts';
import { gratuityInterest, gratuityTimeLimit } from './deadline-rules.ts';
import { retrenchmentRule } from './leaving-pay-rules.ts';
import { isEndedByEmployer } from './leaving-reason.ts';
import { daysAfter, daysFrom, monthEndAfter, monthsAfter, workingDaysAfter } from './working-days.ts';
import type { IsoDate } from '../calculators/answer-types.ts';
import type { SettlementDatesInput, SettlementDatesOutput } from './settlement-dates-types.ts';

export function settlementDates(input: SettlementDatesInput): SettlementDatesOutput {
  const { lastDay, reason = 'left', resignedOn, noticeDays = 0, today } = input;
  const wages = inForceOn(settlementRule, lastDay);
  const gratuity = inForceOn(gratuityTimeLimit, lastDay);
  const bonus = inForceOn(statutoryBonusRule, lastDay);
  const retrenchment = inForceOn(retrenchmentRule, lastDay);
  const isNamed = wages.value.coversResignation || isEndedByEmployer(reason);
  const workingDays = isNamed ? workingDaysAfter(lastDay, wages.value.workingDays, input) : [];
  const wagesDueOn = workingDays.at(-1) ?? null;
  const gratuityDueOn = daysAfter(lastDay, gratuity.value);
  const bonusDueOn = monthEndAfter(accountingYearEnd(lastDay), bonus.value.dueAfterMonths);
  const fund = reason === 'retrenched' && retrenchment.value.fundDays > 0 ? retrenchment : null;
  const gratuityDaysLate = daysLate(gratuityDueOn, input.gratuityPaidOn ?? today);
  const interest = interestOf(input, gratuityDaysLate);
  const lines = [
    line('wages-within-working-days', wages.value.workingDays, wages.rule),
    line('gratuity-within-days', gratuity.value, gratuity.rule),
    line('bonus-within-months', bonus.value.dueAfterMonths, bonus.rule),
    ...(fund ? [line('reskilling-fund-within-days', fund.value.fundWithinDays, fund.rule)] : []),
    ...(interest === null ? [] : [line('gratuity-interest', interest, inForceOn(gratuityInterest, lastDay).rule)]),
  ];
  return {
    lastDay,
    noticeEndsOn: resignedOn === undefined ? null : daysAfter(resignedOn, noticeDays),
    workingDays,
    wagesDueOn,
    gratuityDueOn,
    bonusDueOn,
    earlierBonusDueOn: monthsAfter(bonusDueOn, -12),
    reskillingFundDueOn: fund && daysAfter(lastDay, fund.value.fundWithinDays),
    wagesDaysLate: wagesDueOn === null ? null : daysLate(wagesDueOn, input.wagesPaidOn ?? today),
    gratuityDaysLate,
    gratuityInterest: interest,
    lines,
    warnings: [
      ...(isNamed ? [] : [{ id: 'no-day-for-wages-after-resignation', rule: wages.rule }]),
      ...ruleWarnings(
        lines.filter(({ id }) => id !== 'bonus-within-months'),
        today,
      ),
    ],
  };
}

const accountingYearEnd = (day: IsoDate): IsoDate => `${Number(day.slice(0, 4)) + Number(day.slice(5, 7) > '03')}-03-31`;

const daysLate = (due: IsoDate, until: IsoDate | undefined): number | null => (until === undefined ? null : Math.max(0, daysFrom(due, until)));

/** Counts from the last day, on which gratuity became payable, once it is late. */
function interestOf({ lastDay, gratuity, gratuityPaidOn, today, gratuityInterestPercent }: SettlementDatesInput, late: number | null): number | null {
  const until = gratuityPaidOn ?? today;
  if (gratuity === undefined || until === undefined || late === null) return null;
  if (late === 0) return 0;
  const { rate, daysOfYear } = inForceOn(gratuityInterest, lastDay).value;
  const [percent, ofPercent] = gratuityInterestPercent === undefined ? [rate, wholeRate] : percentParts(gratuityInterestPercent);
  return rupees(times(paise(gratuity), percent * daysFrom(lastDay, until), ofPercent * daysOfYear, 'half-up'));
}
