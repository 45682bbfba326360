import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import { nextSlices } from '#core/salaries/next-slices.ts';
import { bitOf, type CountedPay } from '#core/salaries/pay-crowd.ts';
import { tallyOf } from '#core/salaries/publishable-slice.ts';
import { sliceName, widthOf, type MadeSlice, type SliceKey } from '#core/salaries/slice-key.ts';
import { slicesOfJob, type JobTallies, type ScopeFacts } from '#core/salaries/slices-of-job.ts';

/** Someone who shared their pay, as far as it is counted. */
export interface PaidPerson {
  readonly city: number;
  readonly band: number;
  readonly employment: EmploymentKind;
  readonly amount: number;
  /** Whether they said something else before, which was counted. */
  readonly isChanged?: boolean;
}

/** Numbers like chance, the same in each run. */
export function drawnBy(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** By which slices each is counted. */
type Counted = ReadonlyMap<PaidPerson, number>;

/** The pay of some people, and by which slices they are counted. */
const countedPay = (people: readonly PaidPerson[], counted: Counted = new Map()): CountedPay => ({
  tally: tallyOf(people, 'INR', '2026-10'),
  crowd: people.map((person) => ({ counted: counted.get(person) ?? 0, isNew: person.isChanged !== true, people: 1 })),
});

function talliesOf(people: readonly PaidPerson[], counted: Counted): JobTallies {
  const cells = Map.groupBy(people, ({ city, band }) => `${city} ${band}`);
  const kinds = Map.groupBy(people, ({ employment }) => employment);
  return {
    cells: [...cells.values()].flatMap((some) => (some[0] ? [{ city: some[0].city, band: some[0].band, ...countedPay(some, counted) }] : [])),
    employments: [...kinds].map(([employment, some]) => ({ employment, ...countedPay(some, counted) })),
    dollars: countedPay([]),
  };
}

/** Whether someone is in a slice. */
export const isIn = ({ city, cityClass, band, employment, currency }: SliceKey, person: PaidPerson, metros: ReadonlySet<number> = new Set()): boolean =>
  currency === 'INR' &&
  [0, person.city].includes(city) &&
  [0, person.band].includes(band) &&
  ['', person.employment].includes(employment) &&
  ['', metros.has(person.city) ? 'metro' : 'other'].includes(cityClass);

/** Slices by their names. */
export type NamedSlices = ReadonlyMap<string, MadeSlice>;

/** What is published of a job, and what is stored of it and not shown for now. */
export interface PublishedPay {
  readonly shown: NamedSlices;
  readonly hidden: NamedSlices;
  readonly counted: Counted;
}

export const nothingPublished: PublishedPay = { shown: new Map(), hidden: new Map(), counted: new Map() };

/** Publishes a job as the product does: over what is there. */
export function published(before: PublishedPay, people: readonly PaidPerson[], facts: ScopeFacts = { scope: 'jobAtCompany' }): PublishedPay {
  const stood = new Map([...before.shown, ...before.hidden]);
  const existing = [...stood.values()];
  const next = nextSlices(existing, slicesOfJob(talliesOf(people, before.counted), { ...facts, existing }));
  const named = (slices: readonly MadeSlice[]): NamedSlices => new Map(slices.map((slice) => [sliceName(slice), slice]));
  const old = (keys: readonly SliceKey[]) => keys.flatMap((key) => stood.get(sliceName(key)) ?? []);
  const bitsOf = (person: PaidPerson): number =>
    next.made.reduce((bits, slice) => (isIn(slice, person, facts.metros) ? bits | bitOf(facts.scope, widthOf(slice)) : bits), before.counted.get(person) ?? 0);
  return {
    shown: named([...next.made, ...old(next.kept)]),
    hidden: named(old(next.hidden)),
    counted: new Map(people.map((person) => [person, bitsOf(person)])),
  };
}
