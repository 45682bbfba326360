import { describe, expect, it } from 'vitest';
import { nextSlices, sliceName, type MadeSlice, type StandingSlice } from './next-slices.ts';
import { addedUp, type PayTally } from './pay-tally.ts';
import { tallyOf } from './publishable-slice.ts';
import type { SalaryFigures } from './salary-figures.ts';
import { slicesOfJob, type JobTallies } from './slices-of-job.ts';

/** Numbers like chance, the same in each run. */
function drawnBy(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Person {
  readonly city: number;
  readonly band: number;
  readonly employment: 'full-time' | 'contract';
  readonly amount: number;
}

const usualPay = (city: number, band: number): number => 500_000 * 1.35 ** band * (city === 1 ? 1.2 : 1);

function somebody(draw: () => number): Person {
  const [city, band] = [1 + Math.floor(draw() ** 2 * 4), 1 + Math.floor(draw() ** 1.5 * 5)];
  const normal = Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
  return {
    city,
    band,
    employment: draw() < 0.8 ? 'full-time' : 'contract',
    amount: Math.round((usualPay(city, band) * Math.exp(0.3 * normal)) / 1_000) * 1_000,
  };
}

const tallied = (people: readonly Person[]): PayTally => tallyOf(people, 'INR', '2026-10');

function talliesOf(people: readonly Person[]): JobTallies {
  const cells = Map.groupBy(people, ({ city, band }) => `${city} ${band}`);
  const kinds = Map.groupBy(people, ({ employment }) => employment);
  return {
    cells: [...cells.values()].flatMap((some) => (some[0] ? [{ city: some[0].city, band: some[0].band, tally: tallied(some) }] : [])),
    employments: [...kinds].map(([employment, some]) => ({ employment, tally: tallied(some) })),
    dollars: addedUp([]),
  };
}

/** All that anybody can read of a job, by the name of each slice. */
type Published = ReadonlyMap<string, { readonly slice: Omit<MadeSlice, 'figures'>; readonly figures: SalaryFigures }>;

/** Publishes a job as the product does: after each salary that comes, over what stands. */
function published(
  before: Published,
  hidden: ReadonlyMap<string, MadeSlice>,
  people: readonly Person[],
): { readonly shown: Published; readonly hidden: ReadonlyMap<string, MadeSlice> } {
  const kept = new Map(
    [...[...before.values()].map(({ slice, figures }): MadeSlice => ({ ...slice, figures })), ...hidden.values()].map((slice) => [sliceName(slice), slice]),
  );
  const standing: readonly StandingSlice[] = [...kept.values()];
  const next = nextSlices(standing, slicesOfJob(talliesOf(people), { scope: 'jobAtCompany' }));
  const old = (key: Parameters<typeof sliceName>[0]) => kept.get(sliceName(key));
  const shown = [...next.made, ...next.shown.flatMap((key) => old(key) ?? [])];
  const resting = next.hidden.flatMap((key) => old(key) ?? []);
  return {
    shown: new Map(shown.map(({ figures, ...slice }) => [sliceName(slice), { slice, figures }])),
    hidden: new Map(resting.map((slice) => [sliceName(slice), slice])),
  };
}

const medianOf = (figures: SalaryFigures): number => figures.points.find(({ percent }) => percent === 50)?.amount ?? 0;

const isHit = (guess: number, truth: number): boolean => Math.abs(guess / truth - 1) <= 0.05;

/** The slices that a person is in, narrowest first: what the attacker looks at, for they know the job, city, experience and employment of whom they are after. */
const around = (shown: Published, { city, band, employment }: Person) =>
  [...shown.values()]
    .filter(({ slice }) => [0, city].includes(slice.city) && [0, band].includes(slice.band) && ['', employment].includes(slice.employment))
    .toSorted((one, other) => Number(other.slice.city > 0) + Number(other.slice.band > 0) - Number(one.slice.city > 0) - Number(one.slice.band > 0));

/** What an attacker makes of figures that changed and that stand side by side. Each answers a guess, or nothing. */
const tricks: readonly ((before: Published, after: Published, victim: Person) => number | undefined)[] = [
  // The change of a median that the victim's batch came with, weighed by how many more there are.
  (before, after, victim) => {
    const changed = around(after, victim).find(({ slice, figures }) => before.get(sliceName(slice)) && before.get(sliceName(slice))?.figures !== figures);
    const former = changed && before.get(sliceName(changed.slice));
    if (!changed || !former) return undefined;
    const more = Math.max(1, changed.slice.people - former.slice.people);
    return medianOf(changed.figures) + ((medianOf(changed.figures) - medianOf(former.figures)) * former.slice.people) / more;
  },
  // The side to which a median moved: the victim is said to be there.
  (before, after, victim) => {
    const moved = around(after, victim).find(({ slice, figures }) => medianOf(before.get(sliceName(slice))?.figures ?? figures) !== medianOf(figures));
    const former = moved && before.get(sliceName(moved.slice));
    if (!moved || !former) return undefined;
    return medianOf(moved.figures) * Math.exp(moved.figures.spread * (medianOf(moved.figures) > medianOf(former.figures) ? 0.5 : -0.5));
  },
  // What is left of a group when the parts of it that others are in are taken away.
  (_before, after, victim) => {
    const whole = after.get('0  0  INR');
    const others = [...after.values()].filter(({ slice }) => slice.city > 0 && slice.band === 0 && slice.city !== victim.city);
    if (!whole || others.length === 0) return undefined;
    const rest = whole.slice.people - others.reduce((sum, { slice }) => sum + slice.people, 0);
    const sum = others.reduce((some, { slice, figures }) => some + slice.people * medianOf(figures), 0);
    return rest > 0 ? (whole.slice.people * medianOf(whole.figures) - sum) / rest : undefined;
  },
  // The same with experience.
  (_before, after, victim) => {
    const whole = after.get('0  0  INR');
    const others = [...after.values()].filter(({ slice }) => slice.band > 0 && slice.city === 0 && slice.band !== victim.band);
    if (!whole || others.length === 0) return undefined;
    const rest = whole.slice.people - others.reduce((sum, { slice }) => sum + slice.people, 0);
    const sum = others.reduce((some, { slice, figures }) => some + slice.people * medianOf(figures), 0);
    return rest > 0 ? (whole.slice.people * medianOf(whole.figures) - sum) / rest : undefined;
  },
  // A slice that was not there before: its median is said to be the victim's.
  (before, after, victim) => {
    const fresh = around(after, victim).find(({ slice }) => !before.has(sliceName(slice)));
    return fresh && medianOf(fresh.figures);
  },
  // The end of the interval that moved furthest.
  (before, after, victim) => {
    const moved = around(after, victim).flatMap(({ slice, figures }) => {
      const former = before.get(sliceName(slice))?.figures.interval;
      if (!former || !figures.interval) return [];
      const { low, high } = figures.interval;
      return [Math.abs(low - former.low) > Math.abs(high - former.high) ? low : high];
    });
    return moved[0];
  },
  // The column of the picture that grew most.
  (before, after, victim) => {
    const pictured = around(after, victim).find(({ slice, figures }) => figures.columns.length > 0 && before.get(sliceName(slice))?.figures !== figures);
    const former = pictured && before.get(sliceName(pictured.slice))?.figures.columns;
    if (!pictured || !former) return undefined;
    const grown = pictured.figures.columns.toSorted((one, other) => other.percent - shareAt(former, other) - (one.percent - shareAt(former, one)))[0];
    return grown && Math.sqrt(Math.max(1, grown.from) * grown.to);
  },
];

const shareAt = (columns: SalaryFigures['columns'], { from, to }: { readonly from: number; readonly to: number }): number =>
  columns.find((column) => column.from <= (from + to) / 2 && (from + to) / 2 <= column.to)?.percent ?? 0;

describe('somebody who reads every figure of a job before and after each salary that comes (F-02)', () => {
  it('guesses nobody’s pay better than by the published median, by more than two points of a hundred', () => {
    const draw = drawnBy(20_261_124);
    let tries = 0;
    let byMedian = 0;
    const hits = tricks.map(() => ({ tried: 0, hit: 0, median: 0 }));
    for (let world = 0; world < 60; world += 1) {
      let [state, people]: [ReturnType<typeof published>, readonly Person[]] = [{ shown: new Map(), hidden: new Map() }, []];
      const size = 12 + Math.floor(draw() * 60);
      for (let at = 0; at < size; at += 1) {
        const victim = somebody(draw);
        const before = state.shown;
        people = [...people, victim];
        state = published(state.shown, state.hidden, people);
        const baseline = around(state.shown, victim)[0];
        if (!baseline) continue;
        const isByMedian = isHit(medianOf(baseline.figures), victim.amount);
        tries += 1;
        byMedian += Number(isByMedian);
        for (const [nth, trick] of tricks.entries()) {
          const guess = trick(before, state.shown, victim);
          const counted = hits[nth];
          if (guess === undefined || !counted) continue;
          counted.tried += 1;
          counted.hit += Number(isHit(guess, victim.amount));
          counted.median += Number(isByMedian);
        }
      }
    }
    expect(tries).toBeGreaterThan(1_000);
    const better = hits.filter(({ tried, hit, median }) => tried > 0 && (hit - median) / tried > 0.02);
    expect(better).toEqual([]);
  });
});
