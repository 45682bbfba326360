import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import { nextSlices } from '#core/salaries/next-slices.ts';
import { addedUp, type PayTally } from '#core/salaries/pay-tally.ts';
import { tallyOf } from '#core/salaries/publishable-slice.ts';
import { sliceName, type MadeSlice, type SliceKey } from '#core/salaries/slice-key.ts';
import { slicesOfJob, type JobTallies, type ScopeFacts } from '#core/salaries/slices-of-job.ts';

/** Somebody who told their pay, as far as it is counted. */
export interface PaidPerson {
  readonly city: number;
  readonly band: number;
  readonly employment: EmploymentKind;
  readonly amount: number;
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

const tallied = (people: readonly PaidPerson[]): PayTally => tallyOf(people, 'INR', '2026-10');

function talliesOf(people: readonly PaidPerson[]): JobTallies {
  const cells = Map.groupBy(people, ({ city, band }) => `${city} ${band}`);
  const kinds = Map.groupBy(people, ({ employment }) => employment);
  return {
    cells: [...cells.values()].flatMap((some) => (some[0] ? [{ city: some[0].city, band: some[0].band, tally: tallied(some) }] : [])),
    employments: [...kinds].map(([employment, some]) => ({ employment, tally: tallied(some) })),
    dollars: addedUp([]),
  };
}

/** Slices by their names. */
export type NamedSlices = ReadonlyMap<string, MadeSlice>;

/** What is published of a job, and what is kept of it and not shown for now. */
export interface PublishedPay {
  readonly shown: NamedSlices;
  readonly hidden: NamedSlices;
}

export const nothingPublished: PublishedPay = { shown: new Map(), hidden: new Map() };

/** Publishes a job as the product does: over what stands. */
export function published(before: PublishedPay, people: readonly PaidPerson[], facts: ScopeFacts = { scope: 'jobAtCompany' }): PublishedPay {
  const stood = new Map([...before.shown, ...before.hidden]);
  const standing = [...stood.values()];
  const next = nextSlices(standing, slicesOfJob(talliesOf(people), { ...facts, standing }));
  const named = (slices: readonly MadeSlice[]): NamedSlices => new Map(slices.map((slice) => [sliceName(slice), slice]));
  const old = (keys: readonly SliceKey[]) => keys.flatMap((key) => stood.get(sliceName(key)) ?? []);
  return { shown: named([...next.made, ...old(next.kept)]), hidden: named(old(next.hidden)) };
}
