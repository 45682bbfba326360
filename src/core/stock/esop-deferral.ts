import { daysLater, monthsLater } from '../calculators/calendar.ts';
import { dayMs } from '../figures/durations.ts';
import { refused } from '../calculators/refusal.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';
import { startUpWait, type StartUpWait } from './stock-rules.ts';
import { newestYearWarning, taxYearEnd, taxYearName } from './tax-year.ts';
import type { IsoDate } from '../calculators/answer-types.ts';
import type { DeferralEnd, DeferralEvent, EsopDeferralInput, EsopDeferralOutput, StartUpCondition } from './esop-deferral-types.ts';

/** Finds the earliest event that makes the waiting tax due. */
export function esopDeferral(input: EsopDeferralInput): EsopDeferralOutput {
  const { allottedOn, recognised, certified, today, tax = null } = input;
  const { value, rule } = inForceOn(startUpWait, allottedOn);
  const because = unmet(input, value);
  const windowEndsOn = monthsLater(`${taxYearEnd(allottedOn)}-03-31`, value.yearsBefore * 12 + value.months);
  const events = eventsOf(input, windowEndsOn, value.daysToPay);
  const first = because.length === 0 ? (events[0] ?? null) : null;
  const lines = [line('wait-in-months', value.months, rule), line('days-to-pay', value.daysToPay, rule), ...(tax === null ? [] : [line('tax', tax, rule)])];
  return {
    eligible: because.length === 0,
    because,
    ratesOf: taxYearName(allottedOn),
    windowEndsOn,
    events,
    event: first?.event ?? null,
    eventOn: first?.on ?? null,
    dueOn: first?.dueOn ?? null,
    daysToPay: value.daysToPay,
    daysLeft: first && today !== undefined ? daysBetween(today, first.dueOn) : null,
    tax,
    lines,
    warnings: [
      ...(recognised === undefined || certified === undefined ? [{ id: 'start-up-assumed', rule }] : []),
      ...newestYearWarning(allottedOn),
      ...ruleWarnings(lines, today),
    ],
  };
}

function unmet({ recognised = true, certified = true, incorporatedOn, turnover }: EsopDeferralInput, rule: StartUpWait): StartUpCondition[] {
  return [
    ...(recognised ? [] : (['not-recognised'] as const)),
    ...(certified ? [] : (['not-certified'] as const)),
    ...(incorporatedOn !== undefined && incorporatedOn < rule.incorporatedFrom ? (['set-up-too-early'] as const) : []),
    ...(incorporatedOn !== undefined && incorporatedOn > rule.incorporatedTo ? (['set-up-too-late'] as const) : []),
    ...(turnover !== undefined && turnover > rule.mostTurnover ? (['turnover-too-high'] as const) : []),
  ];
}

function eventsOf({ allottedOn, soldOn, leftOn }: EsopDeferralInput, windowEndsOn: IsoDate, daysToPay: number): DeferralEvent[] {
  const given: readonly (readonly [DeferralEnd, IsoDate | undefined, keyof EsopDeferralInput])[] = [
    ['window', windowEndsOn, 'allottedOn'],
    ['sale', soldOn, 'soldOn'],
    ['leaving', leftOn, 'leftOn'],
  ];
  return given
    .flatMap(([event, on, field]): DeferralEvent[] => {
      if (on === undefined) return [];
      if (on < allottedOn) throw refused('order', field, `${field} is before the allotment.`);
      return [{ event, on, dueOn: daysLater(on, daysToPay) }];
    })
    .toSorted((one, other) => one.on.localeCompare(other.on));
}

const daysBetween = (first: IsoDate, later: IsoDate): number => (Date.parse(later) - Date.parse(first)) / dayMs;
