import { numberReading, type NumberEnds } from '../calculators/typed-number.ts';
import { checkInProblems, mostHikePercent, mostRevisionMonths, type CheckIn } from './check-in.ts';
import { notedPay, payIn, payProblemOf, type PayUnclear } from './pay-in.ts';
import { typedPay } from './typed-pay.ts';
import type { Currency } from './salary.ts';

export type ReportedAmount = 'variablePromised' | 'variablePaid';
export type ReportedNumber = 'hikeAnnounced' | 'hikeReceived' | 'monthsSinceRevision';

export interface CheckInFields extends Readonly<Record<ReportedAmount | ReportedNumber, string>>, Readonly<Record<string, string>> {
  readonly year: string;
}

/** Problems by field, with `silent` when nothing is said at all. */
export interface CheckInFormProblems {
  readonly variablePromised?: 'silent' | PayUnclear | 'half' | 'none';
  readonly variablePaid?: PayUnclear | 'half' | 'more';
  readonly hikeAnnounced?: 'number' | 'half';
  readonly hikeReceived?: 'number' | 'half';
  readonly monthsSinceRevision?: 'number';
}

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

const places = 9;

export const reportedEnds: Readonly<Record<ReportedNumber, NumberEnds>> = {
  hikeAnnounced: { most: mostHikePercent, places, isPercent: true },
  hikeReceived: { most: mostHikePercent, places, isPercent: true },
  monthsSinceRevision: { most: mostRevisionMonths, places },
};

/** Rounds 8.5% to 9. Null for empty, undefined for invalid or too large. */
function wholeNumberIn(typed: string, ends: NumberEnds): number | null | undefined {
  const reading = numberReading(typed, ends);
  if (reading.kind === 'empty') return null;
  return reading.kind === 'number' ? Math.round(reading.number) : undefined;
}

export function checkInOf(fields: CheckInFields, currency: Currency): CheckIn {
  const amount = (name: ReportedAmount): number | null => {
    const reading = payIn(fields[name], currency);
    return reading.kind === 'amount' ? notedPay(reading.amount) : null;
  };
  const number = (name: ReportedNumber): number | null => wholeNumberIn(fields[name], reportedEnds[name]) ?? null;
  return {
    year: Number(fields.year),
    variablePromised: amount('variablePromised'),
    variablePaid: amount('variablePaid'),
    hikeAnnounced: number('hikeAnnounced'),
    hikeReceived: number('hikeReceived'),
    monthsSinceRevision: number('monthsSinceRevision'),
  };
}

/** Adds input that cannot be understood to the server's rule, placed at its fields. */
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

function variableProblem({ variablePromised }: CheckIn, problem: 'half' | 'more'): CheckInFormProblems {
  if (problem === 'more') return { variablePaid: 'more' };
  if (variablePromised === 0) return { variablePromised: 'none' };
  return variablePromised === null ? { variablePromised: 'half' } : { variablePaid: 'half' };
}

function unclearAmounts(fields: CheckInFields, currency: Currency): Partial<Record<ReportedAmount, PayUnclear>> {
  const unclear = (['variablePromised', 'variablePaid'] as const).flatMap((name) => {
    const problem = payProblemOf(payIn(fields[name], currency));
    return problem ? [[name, problem] as const] : [];
  });
  return Object.fromEntries(unclear);
}

function wrongNumbers(fields: CheckInFields): Partial<Record<ReportedNumber, 'number'>> {
  const wrong = (['hikeAnnounced', 'hikeReceived', 'monthsSinceRevision'] as const).filter(
    (name) => wholeNumberIn(fields[name], reportedEnds[name]) === undefined,
  );
  return Object.fromEntries(wrong.map((name) => [name, 'number' as const]));
}
