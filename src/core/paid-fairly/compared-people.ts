import { paise, rupees, times } from '../calculators/exact.ts';
import type { IsoDate } from '../calculators/answer-types.ts';
import { refused } from '../calculators/refusal.ts';
import { firstCountedYear } from '../crowds/counted-years.ts';
import type { PaidPerson } from '../salaries/publish-pay.ts';
import { bandNumber, experienceBandOf } from '../salaries/salary.ts';
import type { FairPayMethod } from '../calculators/fair-pay-rules.ts';
import type { ComparedPay, PaidFairlyInput } from './paid-fairly-types.ts';

export interface ComparedPerson extends PaidPerson {
  readonly role: string;
  readonly roleName: string;
  readonly companyName: string | undefined;
  readonly roleFamily: string | undefined;
  /** Identifies a person; a record without it counts as its own person. */
  readonly person: string;
  readonly id: string | undefined;
  readonly weight: number;
}

/** Fixed, variable and a year of listed stock, or fixed pay alone. */
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

export const nameOf = (text = ''): string => text.trim().toLowerCase();

/** Cities of a question, numbered from 1 by position. */
export const citiesIn = ({ you, records = [] }: PaidFairlyInput): readonly string[] =>
  [...new Set([you, ...records].map(({ city }) => nameOf(city)))].toSorted();

/** Approved recent records, latest per job, excluding one's own. */
export function comparedPeople(input: PaidFairlyInput, method: FairPayMethod, today: IsoDate): readonly ComparedPerson[] {
  const { records = [], you, fixedOnly = false } = input;
  const cities = citiesIn(input);
  const newest = records.toSorted((one, other) => other.submittedOn.localeCompare(one.submittedOn));
  const seen = new Set<string>();
  return newest.flatMap((record, at) => {
    const { role, roleFamily, company, submittedOn, id } = record;
    const age = monthsOf(today) - monthsOf(submittedOn);
    const isOld = age >= method.lastMonths || Number(submittedOn.slice(0, 4)) < firstCountedYear(Date.parse(today));
    const isOwn = you.person !== undefined && nameOf(record.person) === nameOf(you.person);
    const person = nameOf(record.person) || (id ?? `${at}`);
    const job = JSON.stringify([person, nameOf(role), nameOf(company)]);
    if (record.approved === false || isOwn || isOld || submittedOn > today || seen.has(job)) return [];
    seen.add(job);
    return [
      {
        role: nameOf(role),
        roleName: role.trim(),
        companyName: company?.trim(),
        roleFamily: roleFamily && nameOf(roleFamily),
        company: company && nameOf(company),
        person,
        id,
        city: cities.indexOf(nameOf(record.city)) + 1,
        band: bandNumber(experienceBandOf(record.experienceYears)),
        employment: 'full-time',
        amount: comparedAmount(record, fixedOnly, method, 'records'),
        weight: 0.5 ** (age / method.halvesAfterMonths) * (record.verified === false ? method.unverifiedWeight : 1),
        month: submittedOn.slice(0, 7),
      },
    ];
  });
}

const monthsOf = (day: IsoDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
