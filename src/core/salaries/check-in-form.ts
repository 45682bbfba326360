import { latinDigits } from '../calculators/amount-in.ts';
import type { ContributionNotes } from '../contributions/contribution-keys.ts';
import { checkInProblems, mostHikePercent, mostRevisionMonths, type CheckIn } from './check-in.ts';
import { notedPay, payIn, typedPay } from './salary-form.ts';
import type { Currency } from './salary.ts';

/** The amounts and the numbers of a check-in, as its form names them. */
export type ReportedAmount = 'variablePromised' | 'variablePaid';
export type ReportedNumber = 'hikeAnnounced' | 'hikeReceived' | 'monthsSinceRevision';

/** A check-in as its form holds it: what was not said is empty, and the rest is as it was typed. */
export interface CheckInFields extends Readonly<Record<ReportedAmount | ReportedNumber, string>>, Readonly<Record<string, string>> {
  readonly year: string;
}

/** What is to be put right in a check-in, at the field where it is to be put right; `silent` is where nothing at all is said. */
export interface CheckInFormProblems {
  readonly variablePromised?: 'silent' | 'unsure' | 'unreadable' | 'half' | 'none';
  readonly variablePaid?: 'unsure' | 'unreadable' | 'half' | 'more';
  readonly hikeAnnounced?: 'number' | 'half';
  readonly hikeReceived?: 'number' | 'half';
  readonly monthsSinceRevision?: 'number';
}

/** The first month of a year of pay, which most employers here end in March. */
const firstMonth = 4;

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The year that ended last, of which one is asked first. */
export const yearToTell = (today: string): number => yearOf(today) - (Number(today.slice(5, 7)) < firstMonth ? 1 : 0);

/** The years that one can tell of: the current and the former one. */
export const yearsToTell = (today: string): readonly [number, number] => [yearOf(today), yearOf(today) - 1];

/** The age in months at which a salary is asked after. */
const monthsUntilAsked = 11;

/** Whether it is time to ask how the year went, as far as the notes of a device know (F-11): nothing was shared of the year that ended, of a salary that is older than eleven months. */
export function isCheckInDue({ sentOn, checkInYear }: Pick<ContributionNotes, 'sentOn' | 'checkInYear'>, today: string): boolean {
  if (checkInYear !== undefined) return checkInYear < yearToTell(today);
  if (sentOn === undefined) return false;
  const months = 12 * (yearOf(today) - yearOf(sentOn)) + Number(today.slice(5, 7)) - Number(sentOn.slice(5, 7));
  return months > monthsUntilAsked || (months === monthsUntilAsked && today.slice(8) > sentOn.slice(8));
}

/** The year that a form begins with: the one that ended last, or the running one where that was shared already. */
export const yearToBegin = (reported: Pick<CheckIn, 'year'> | null, today: string): number =>
  reported?.year === yearOf(today) ? reported.year : yearToTell(today);

/** The fields of a year, with what was shared of it. */
export function fieldsOfCheckIn(reported: CheckIn | null, year: number, currency: Currency): CheckInFields {
  const known = reported?.year === year ? reported : null;
  const amount = (name: ReportedAmount): string => shown(known?.[name], (said) => typedPay(said, currency));
  return {
    year: String(year),
    variablePromised: amount('variablePromised'),
    variablePaid: amount('variablePaid'),
    hikeAnnounced: shown(known?.hikeAnnounced, String),
    hikeReceived: shown(known?.hikeReceived, String),
    monthsSinceRevision: shown(known?.monthsSinceRevision, String),
  };
}

const shown = (said: number | null | undefined, write: (said: number) => string): string => (said === null || said === undefined ? '' : write(said));

const numbersAtMost: Readonly<Record<ReportedNumber, number>> = {
  hikeAnnounced: mostHikePercent,
  hikeReceived: mostHikePercent,
  monthsSinceRevision: mostRevisionMonths,
};

/** A number as people type it, in whole: 8.5% is 9. Null where nothing was said, nothing where it is none or too large. */
function wholeNumberIn(typed: string, most: number): number | null | undefined {
  const digits = latinDigits(typed).replaceAll(/[\s%]/g, '');
  if (digits === '') return null;
  const said = /^\d{1,3}(\.\d+)?$/.test(digits) ? Math.round(Number(digits)) : undefined;
  return said !== undefined && said <= most ? said : undefined;
}

/** The check-in of a form; what cannot be understood is not said. */
export function checkInOf(fields: CheckInFields, currency: Currency): CheckIn {
  const amount = (name: ReportedAmount): number | null => {
    const reading = payIn(fields[name], currency);
    return reading.kind === 'amount' ? notedPay(reading.amount) : null;
  };
  const number = (name: ReportedNumber): number | null => wholeNumberIn(fields[name], numbersAtMost[name]) ?? null;
  return {
    year: Number(fields.year),
    variablePromised: amount('variablePromised'),
    variablePaid: amount('variablePaid'),
    hikeAnnounced: number('hikeAnnounced'),
    hikeReceived: number('hikeReceived'),
    monthsSinceRevision: number('monthsSinceRevision'),
  };
}

/** The rule that the server keeps as well, at the fields where it is broken, and beside it what only a form can have wrong: what cannot be understood. */
export function checkInFormProblems(fields: CheckInFields, currency: Currency): CheckInFormProblems {
  const unclear = { ...unclearAmounts(fields, currency), ...wrongNumbers(fields) };
  const reported = checkInOf(fields, currency);
  const { all, variable, hike } = checkInProblems(reported);
  const isVariableRead = !unclear.variablePromised && !unclear.variablePaid;
  const isHikeRead = !unclear.hikeAnnounced && !unclear.hikeReceived;
  return {
    ...(all && Object.keys(unclear).length === 0 && { variablePromised: 'silent' as const }),
    ...(variable && isVariableRead && variableProblem(reported, variable)),
    ...(hike && isHikeRead && { [reported.hikeAnnounced === null ? 'hikeAnnounced' : 'hikeReceived']: 'half' as const }),
    ...unclear,
  };
}

/** What is half said is asked for where it is not said yet. */
function variableProblem({ variablePromised }: CheckIn, problem: 'half' | 'more'): CheckInFormProblems {
  if (problem === 'more') return { variablePaid: 'more' };
  if (variablePromised === 0) return { variablePromised: 'none' };
  return variablePromised === null ? { variablePromised: 'half' } : { variablePaid: 'half' };
}

function unclearAmounts(fields: CheckInFields, currency: Currency): Partial<Record<ReportedAmount, 'unsure' | 'unreadable'>> {
  const unclear = (['variablePromised', 'variablePaid'] as const).flatMap((name) => {
    const { kind } = payIn(fields[name], currency);
    return kind === 'unsure' || kind === 'unreadable' ? [[name, kind] as const] : [];
  });
  return Object.fromEntries(unclear);
}

function wrongNumbers(fields: CheckInFields): Partial<Record<ReportedNumber, 'number'>> {
  const wrong = (['hikeAnnounced', 'hikeReceived', 'monthsSinceRevision'] as const).filter(
    (name) => wholeNumberIn(fields[name], numbersAtMost[name]) === undefined,
  );
  return Object.fromEntries(wrong.map((name) => [name, 'number' as const]));
}
