import type { EmploymentKind } from '../careers/employment-kind.ts';
import { mayBeMoreThanQuarter, mostBroughtDown } from './company-quarter.ts';
import { nextSlices } from './next-slices.ts';
import { bitOf, type CountedPay } from './pay-crowd.ts';
import type { PayTally } from './pay-tally.ts';
import { tallyOf } from './publishable-slice.ts';
import type { Currency } from './salary.ts';
import { everybody, sliceName, widthOf, type MadeSlice, type SliceKey } from './slice-key.ts';
import { linesOf, slicesOfJob, type JobTallies, type LargestCompanies, type ScopeFacts } from './slices-of-job.ts';

export interface PaidPerson {
  readonly city: number;
  readonly band: number;
  readonly employment: EmploymentKind;
  readonly amount: number;
  /** Rupees by default. */
  readonly currency?: Currency;
  readonly variable?: number;
  readonly stock?: number;
  /** Weight by age, 1 by default. */
  readonly weight?: number;
  readonly month?: string;
  readonly company?: string | undefined;
  readonly isChanged?: boolean;
}

export type CountedIn = ReadonlyMap<PaidPerson, number>;

export type NamedSlices = ReadonlyMap<string, MadeSlice>;

export interface PublishedSlices {
  readonly shown: NamedSlices;
  readonly hidden: NamedSlices;
  readonly counted: CountedIn;
}

export const nothingPublished: PublishedSlices = { shown: new Map(), hidden: new Map(), counted: new Map() };

type Facts = Omit<ScopeFacts, 'existing'>;

/** Mirrors how the server updates its tables. */
export function publishPay(before: PublishedSlices, people: readonly PaidPerson[], facts: Facts = { scope: 'jobAtCompany' }): PublishedSlices {
  const stood = new Map([...before.shown, ...before.hidden]);
  const existing = [...stood.values()];
  const next = nextSlices(existing, slicesOfJob(talliesOf(people, before.counted, facts), { ...facts, existing }));
  const named = (slices: readonly MadeSlice[]): NamedSlices => new Map(slices.map((slice) => [sliceName(slice), slice]));
  const old = (keys: readonly SliceKey[]) => keys.flatMap((key) => stood.get(sliceName(key)) ?? []);
  const bitsOf = (person: PaidPerson): number =>
    next.made.reduce(
      (bits, slice) => (isPaidIn(slice, person, facts.metros) ? bits | bitOf(facts.scope, widthOf(slice)) : bits),
      before.counted.get(person) ?? 0,
    );
  return {
    shown: named([...next.made, ...old(next.kept)]),
    hidden: named(old(next.hidden)),
    counted: new Map(people.map((person) => [person, bitsOf(person)])),
  };
}

export const isPaidIn = ({ city, cityClass, band, employment, currency }: SliceKey, person: PaidPerson, metros: ReadonlySet<number> = new Set()): boolean =>
  currency === currencyOf(person) &&
  [0, person.city].includes(city) &&
  [0, person.band].includes(band) &&
  ['', person.employment].includes(employment) &&
  ['', metros.has(person.city) ? 'metro' : 'other'].includes(cityClass);

const currencyOf = ({ currency = 'INR' }: PaidPerson): Currency => currency;

function talliesOf(people: readonly PaidPerson[], counted: CountedIn, { scope, metros }: Facts): JobTallies {
  const rupees = people.filter((person) => currencyOf(person) === 'INR');
  const cells = linesOf(rupees, ({ city, band }) => `${city} ${band}`);
  const kinds = linesOf(rupees, ({ employment }) => employment);
  const dollars = people.filter((person) => currencyOf(person) === 'USD');
  return {
    cells: cells.flatMap(([, some]) => (some[0] ? [{ city: some[0].city, band: some[0].band, ...talliedPay(some, counted) }] : [])),
    employments: kinds.map(([employment, some]) => ({ employment, ...talliedPay(some, counted) })),
    dollars: talliedPay(dollars, counted),
    ...((scope === 'jobEverywhere' || scope === 'department') && { largest: largestCompanies(people, metros) }),
  };
}

export function talliedPay(people: readonly PaidPerson[], counted: CountedIn = new Map()): CountedPay {
  const sumOf = (part: (person: PaidPerson) => number): number => people.reduce((sum, person) => sum + part(person), 0);
  const newest = people.reduce((month, person) => (person.month !== undefined && person.month > month ? person.month : month), '');
  const parts = { variable: sumOf(({ variable = 0 }) => variable), stock: sumOf(({ stock = 0 }) => stock) };
  const tally = tallyOf(people, people[0] ? currencyOf(people[0]) : 'INR', newest);
  return {
    tally: { ...tally, ...parts, fixed: tally.fixed - parts.variable - parts.stock },
    crowd: people.map((person) => ({ counted: counted.get(person) ?? 0, isNew: person.isChanged !== true, people: 1 })),
  };
}

function largestCompanies(people: readonly PaidPerson[], metros: ReadonlySet<number> = new Set()): LargestCompanies {
  const inSlices = linesOf(
    people.flatMap((person) => keysOf(person, metros).map((key) => ({ person, name: sliceName(key) }))),
    ({ name }) => name,
  );
  return new Map(inSlices.map(([name, some]) => [name, largestOf(some.map(({ person }) => person)).map(({ tally }) => tally)]));
}

/** Empty when no company may exceed a quarter. */
export function largestOf<Person extends PaidPerson>(people: readonly Person[]): readonly { readonly company: string; readonly tally: PayTally }[] {
  const companies = linesOf(people, ({ company }) => company).flatMap(([company, there]) =>
    company === undefined ? [] : [{ company, there, weight: weightOf(there) }],
  );
  const largest = companies.toSorted((one, other) => other.weight - one.weight).slice(0, mostBroughtDown);
  if (!largest[0] || !mayBeMoreThanQuarter(largest[0].weight, weightOf(people))) return [];
  return largest.map(({ company, there }) => ({ company, tally: talliedPay(there).tally }));
}

const weightOf = (people: readonly PaidPerson[]): number => people.reduce((sum, { weight = 1 }) => sum + weight, 0);

function keysOf(person: PaidPerson, metros: ReadonlySet<number>): readonly SliceKey[] {
  const { city, band, employment } = person;
  const key = { ...everybody, currency: currencyOf(person) };
  const cityClass = metros.has(city) ? 'metro' : 'other';
  return [key, { ...key, band }, { ...key, city }, { ...key, city, band }, { ...key, cityClass, band }, { ...key, employment }];
}
