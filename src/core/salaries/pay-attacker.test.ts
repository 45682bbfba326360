import { describe, expect, it } from 'vitest';
import { drawnBy } from '#tests/drawn-by.ts';
import { countedInYear, countedYears } from '../crowds/fewest.ts';
import { nothingPublished, publishPay, type NamedSlices, type PaidPerson, type PublishedSlices } from './publish-pay.ts';
import type { SalaryFigures } from './salary-figures.ts';
import { everybody, sliceName, type MadeSlice } from './slice-key.ts';

const usualPay = (city: number, band: number): number => 500_000 * 1.35 ** band * (city === 1 ? 1.2 : 1);

function somebody(draw: () => number): PaidPerson {
  const [city, band] = [1 + Math.floor(draw() ** 2 * 4), 1 + Math.floor(draw() ** 1.5 * 5)];
  const normal = Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
  return {
    city,
    band,
    employment: draw() < 0.8 ? 'full-time' : 'contract',
    amount: Math.round((usualPay(city, band) * Math.exp(0.3 * normal)) / 1_000) * 1_000,
  };
}

const medianOf = (figures: SalaryFigures): number => figures.points.find(({ percent }) => percent === 50)?.amount ?? 0;

const isHit = (guess: number, truth: number): boolean => Math.abs(guess / truth - 1) <= 0.05;

/** Slices around a victim, narrowest first, as an attacker knows job, city, experience and employment. */
const around = (shown: NamedSlices, { city, band, employment }: PaidPerson) =>
  [...shown.values()]
    .filter((slice) => [0, city].includes(slice.city) && [0, band].includes(slice.band) && ['', employment].includes(slice.employment))
    .toSorted((one, other) => Number(other.city > 0) + Number(other.band > 0) - Number(one.city > 0) - Number(one.band > 0));

/** Attacks on figures that changed or appear side by side, each returning a guess or nothing. */
const tricks: readonly ((before: NamedSlices, after: NamedSlices, victim: PaidPerson) => number | undefined)[] = [
  // The change of a median that the victim's batch came with, weighed by how many more there are.
  (before, after, victim) => {
    const changed = around(after, victim).find((slice) => before.has(sliceName(slice)) && before.get(sliceName(slice))?.figures !== slice.figures);
    const former = changed && before.get(sliceName(changed));
    if (!changed || !former) return undefined;
    const more = Math.max(1, changed.people - former.people);
    return medianOf(changed.figures) + ((medianOf(changed.figures) - medianOf(former.figures)) * former.people) / more;
  },
  // The side to which a median moved: the victim is said to be there.
  (before, after, victim) => {
    const moved = around(after, victim).find((slice) => medianOf(before.get(sliceName(slice))?.figures ?? slice.figures) !== medianOf(slice.figures));
    const former = moved && before.get(sliceName(moved));
    if (!moved || !former) return undefined;
    return medianOf(moved.figures) * Math.exp(moved.figures.spread * (medianOf(moved.figures) > medianOf(former.figures) ? 0.5 : -0.5));
  },
  // What is left of a group when the parts of it that others are in are taken away.
  (_before, after, victim) => {
    const whole = after.get(sliceName(everybody));
    const others = [...after.values()].filter(({ city, band }) => city > 0 && band === 0 && city !== victim.city);
    if (!whole || others.length === 0) return undefined;
    const rest = whole.people - others.reduce((sum, { people }) => sum + people, 0);
    const sum = others.reduce((some, { people, figures }) => some + people * medianOf(figures), 0);
    return rest > 0 ? (whole.people * medianOf(whole.figures) - sum) / rest : undefined;
  },
  // The same with experience.
  (_before, after, victim) => {
    const whole = after.get(sliceName(everybody));
    const others = [...after.values()].filter(({ city, band }) => band > 0 && city === 0 && band !== victim.band);
    if (!whole || others.length === 0) return undefined;
    const rest = whole.people - others.reduce((sum, { people }) => sum + people, 0);
    const sum = others.reduce((some, { people, figures }) => some + people * medianOf(figures), 0);
    return rest > 0 ? (whole.people * medianOf(whole.figures) - sum) / rest : undefined;
  },
  // A slice that was not there before: its median is said to be the victim's.
  (before, after, victim) => {
    const fresh = around(after, victim).find((slice) => !before.has(sliceName(slice)));
    return fresh && medianOf(fresh.figures);
  },
  // The end of the interval that moved furthest.
  (before, after, victim) => {
    const moved = around(after, victim).flatMap(({ figures, ...key }) => {
      const former = before.get(sliceName(key))?.figures.interval;
      if (!former || !figures.interval) return [];
      const { low, high } = figures.interval;
      return [Math.abs(low - former.low) > Math.abs(high - former.high) ? low : high];
    });
    return moved[0];
  },
  // The column of the picture that grew most.
  (before, after, victim) => {
    const pictured = around(after, victim).find((slice) => slice.figures.columns.length > 0 && before.get(sliceName(slice))?.figures !== slice.figures);
    const former = pictured && before.get(sliceName(pictured))?.figures.columns;
    if (!pictured || !former) return undefined;
    const grown = pictured.figures.columns.toSorted((one, other) => other.percent - shareAt(former, other) - (one.percent - shareAt(former, one)))[0];
    return grown && Math.sqrt(Math.max(1, grown.from) * grown.to);
  },
];

const shareAt = (columns: SalaryFigures['columns'], { from, to }: { readonly from: number; readonly to: number }): number =>
  columns.find((column) => column.from <= (from + to) / 2 && (from + to) / 2 <= column.to)?.percent ?? 0;

/** Manipulation between two salaries of others, within the limits of two accounts. */
type Meddling = (draw: () => number, people: readonly PaidPerson[], next: PaidPerson) => readonly PaidPerson[];

const theirs = 2 * countedInYear * countedYears;

/** Adds extreme pay next to a newcomer and sometimes changes or withdraws it. */
function meddler(): Meddling {
  let written = 0;
  const own = new Set<PaidPerson>();
  return (draw, people, next) => {
    const [mine, others] = [people.filter((person) => own.has(person)), people.filter((person) => !own.has(person))];
    const beside = { ...next, amount: next.amount * (draw() < 0.5 ? 0.6 : 1.7) };
    const [isNew, isChanged] = [written < theirs && (mine.length === 0 || draw() < 0.5), draw() < 0.7];
    const [, ...rest] = mine;
    if (isNew) written += 1;
    const changed = isChanged && mine.length > 0 ? [...rest, { ...beside, isChanged }] : rest;
    const after = isNew ? [...mine, beside] : changed;
    for (const person of after) own.add(person);
    return [...others, ...after];
  };
}

const nobody = (): Meddling => (_draw, people) => people;

describe('someone who reads every figure of a job before and after each salary that comes (F-02)', () => {
  it.each([
    ['who writes nothing', nobody],
    ['who writes, changes and deletes all that two accounts may hold', meddler],
  ])('%s: beats the published median by at most two points in guessing anyone’s pay', (_who, meddling) => {
    const draw = drawnBy(20_261_124);
    let tries = 0;
    const hits = tricks.map(() => ({ tried: 0, hit: 0, median: 0 }));
    for (let world = 0; world < 60; world += 1) {
      const meddle = meddling();
      let [state, people]: [PublishedSlices, readonly PaidPerson[]] = [nothingPublished, []];
      const size = 12 + Math.floor(draw() * 60);
      for (let at = 0; at < size; at += 1) {
        const victim = somebody(draw);
        people = meddle(draw, people, victim);
        state = publishPay(state, people);
        const before = state.shown;
        people = [...people, victim];
        state = publishPay(state, people);
        const baseline = around(state.shown, victim)[0];
        if (!baseline) continue;
        const isByMedian = isHit(medianOf(baseline.figures), victim.amount);
        tries += 1;
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

describe('two accounts that write all but one of a group (F-02)', () => {
  const inPune = (amount: number, of: Partial<PaidPerson> = {}): PaidPerson => ({ city: 1, band: 3, employment: 'full-time', amount, ...of });
  const some = (count: number, of: Partial<PaidPerson> = {}): readonly PaidPerson[] =>
    Array.from({ length: count }, (_, at) => inPune(800_000 + 10_000 * at, of));
  const readOf = (rounds: readonly (readonly PaidPerson[])[]) => {
    let state = nothingPublished;
    return rounds.map((people) => (state = publishPay(state, people)).shown);
  };

  /** Compares outcomes over rounds in which one more person earns different amounts. */
  const apart = (rounds: (victim: PaidPerson) => readonly (readonly PaidPerson[])[], of: Partial<PaidPerson> = {}) =>
    [850_000, 1_050_000].map((amount) => JSON.stringify(readOf(rounds(inPune(amount, of))).map((shown) => [...shown])));

  it('read nothing of it', () => {
    expect(readOf([[...some(theirs), inPune(900_000)]])[0]?.size).toBe(0);
    expect(readOf([[...some(theirs), ...some(2)]])[0]?.size).toBeGreaterThan(0);
  });

  it('learn nothing of changes by coming, going and returning around a newcomer', () => {
    const others = some(12);
    const [low, high] = apart((victim) => [others, [...others, victim, ...some(theirs)], [...others, victim], [...others, victim, ...some(theirs)]]);
    expect(low).toBe(high);
  });

  it('learn nothing of one person left of a city or band beside them', () => {
    const elsewhere = { city: 2, band: 5 };
    const [low, high] = apart((victim) => [[...some(30), ...some(theirs, elsewhere), victim]], elsewhere).map(
      (reported) => (JSON.parse(reported ?? '') as readonly (readonly [string, MadeSlice])[][])[0]?.filter(([, { city, band }]) => city + band > 0).length,
    );
    expect([low, high]).toEqual([0, 0]);
  });
});
