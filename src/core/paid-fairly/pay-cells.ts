import { monthsBetween } from '../calculators/calendar.ts';
import { paise, rupees, times } from '../calculators/exact.ts';
import { refused } from '../calculators/refusal.ts';
import type { Weighted } from './pay-statistics.ts';
import type { FairPayMethod } from './paid-fairly-rules.ts';
import type { IsoDate } from '../calculators/answer-types.ts';
import type { ComparedJob, ComparedPay, PaidFairlyInput, PayCell, SalaryRecord } from './paid-fairly-types.ts';

/** People who are compared with, at one width. */
export interface PeopleCell {
  readonly level: PayCell['level'];
  readonly people: readonly Weighted[];
}

const levels = [0, 1, 2, 3, 4, 5] as const;

/** The yearly total: fixed, variable and a year of listed stock; or fixed pay alone. */
export function comparedAmount(pay: ComparedPay, isFixedOnly: boolean, { usualVestingYears }: FairPayMethod, field: string): number {
  const { amount, fixed, variable = 0, stockGrant = 0, stockListed = false, vestingYears = 'not-aware' } = pay;
  if (fixed === undefined) {
    if (amount === undefined) throw refused('missing', `${field}.amount`, `${field} has no amount; give amount, or fixed with the other parts.`);
    return amount;
  }
  const years = vestingYears === 'not-aware' ? usualVestingYears : vestingYears;
  const stock = stockListed ? times(paise(stockGrant), 1, years, 'half-up') : 0;
  return isFixedOnly ? fixed : rupees(paise(fixed) + paise(variable) + stock);
}

/** The start of the experience band that some years lie in; its own start belongs to it. */
export const bandOf = (years: number, { bands }: FairPayMethod): number => bands.findLast((start) => years >= start) ?? 0;

/** The cells around a job, narrow to broad: as they were given, or made from records. */
export function cellsAround(input: PaidFairlyInput, method: FairPayMethod, today: IsoDate): PeopleCell[] {
  if (input.cells) {
    if (input.records) throw refused('one-of', 'cells', 'Give either records or cells.');
    return input.cells.map(peopleOf).sort((one, other) => one.level - other.level);
  }
  const pool = poolOf(input, method, today);
  return levels.map((level) => ({ level, people: pool.filter(({ record }) => isWithin(level, input.you, record, method)).map(({ person }) => person) }));
}

function peopleOf({ level, amounts, weights }: PayCell): PeopleCell {
  if (weights && weights.length !== amounts.length) throw refused('length', 'cells', 'A cell has as many weights as amounts.');
  return { level, people: amounts.map((amount, at) => ({ amount, weight: weights?.[at] ?? 1 })) };
}

interface Pooled {
  readonly record: SalaryRecord;
  readonly person: Weighted;
}

/** Approved records of the last months, the newest per person and job, and never one's own. */
function poolOf({ records = [], you, fixedOnly = false }: PaidFairlyInput, method: FairPayMethod, today: IsoDate): Pooled[] {
  const newest = [...records].sort((one, other) => other.submittedOn.localeCompare(one.submittedOn));
  const seen = new Set<string>();
  return newest.flatMap((record, at) => {
    const age = monthsBetween(record.submittedOn, today);
    const isOwn = you.person !== undefined && record.person === you.person;
    const job = JSON.stringify([record.person ?? at, nameOf(record.role), nameOf(record.company)]);
    if (record.approved === false || isOwn || age > method.lastMonths || record.submittedOn > today || seen.has(job)) return [];
    seen.add(job);
    const weight = 0.5 ** (age / method.halvesAfterMonths) * (record.verified === false ? method.unverifiedWeight : 1);
    const amount = comparedAmount(record, fixedOnly, method, 'records');
    return [{ record, person: { amount, weight, ...(record.id !== undefined && { id: record.id }) } }];
  });
}

const nameOf = (text: string | undefined): string | undefined => text?.trim().toLowerCase();

/** Whether a record belongs into the cell of a level around a job. */
function isWithin(level: PayCell['level'], you: ComparedJob, record: SalaryRecord, method: FairPayMethod): boolean {
  const isSame = (field: 'role' | 'roleFamily' | 'city' | 'company'): boolean => you[field] !== undefined && nameOf(you[field]) === nameOf(record[field]);
  const isBand = bandOf(you.experienceYears, method) === bandOf(record.experienceYears, method);
  const isMetro = (job: ComparedJob): boolean => method.metros.includes(nameOf(job.city) ?? '');
  switch (level) {
    case 0:
      return isSame('role') && isBand && isSame('city') && isSame('company');
    case 1:
      return isSame('role') && isBand && isSame('city');
    case 2:
      return isSame('role') && isBand && you.city !== undefined && record.city !== undefined && isMetro(you) === isMetro(record);
    case 3:
      return isSame('role') && isBand;
    case 4:
      return isSame('roleFamily') && isBand;
    case 5:
      return isSame('roleFamily');
  }
}
