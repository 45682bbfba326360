import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnBy, nothingPublished, published, type NamedSlices, type PaidPerson } from '#tests/published-pay.ts';
import { fewestContributors } from '../crowds/fewest.ts';
import { sliceName, type CityClass, type MadeSlice } from './slice-key.ts';
import type { ScopeFacts } from './slices-of-job.ts';

const metros: ReadonlySet<number> = new Set([1, 2]);
const classOf = (city: number): CityClass => (metros.has(city) ? 'metro' : 'other');

const somebody = (draw: () => number): PaidPerson => ({
  city: 1 + Math.floor(draw() ** 2 * 4),
  band: 1 + Math.floor(draw() ** 1.5 * 4),
  employment: draw() < 0.7 ? 'full-time' : 'contract',
  amount: 800_000 + Math.floor(400_000 * draw()),
});

/** Some people after each round, in which some come and some go, one alone or many at once. */
function rounds(seed: number): readonly (readonly PaidPerson[])[] {
  const draw = drawnBy(seed);
  const most = draw() < 0.5 ? 3 : 16;
  let people: readonly PaidPerson[] = Array.from({ length: Math.floor(120 * draw()) }, () => somebody(draw));
  return Array.from({ length: 25 }, () => {
    const going = draw() ** 2 * 0.25;
    people = [...people.filter(() => draw() >= going), ...Array.from({ length: Math.floor(most * draw()) }, () => somebody(draw))];
    return people;
  });
}

/** Each shown group with parts of it that are shown and hold nobody in common: what is left of it is what can be worked out. */
function leftOvers(shown: NamedSlices): readonly (readonly [name: string, left: number])[] {
  const slices = [...shown.values()];
  const sum = (parts: readonly MadeSlice[]): number => parts.reduce((all, { people }) => all + people, 0);
  const crossed = slices.filter(({ city, band }) => city > 0 && band > 0);
  const [cities, bands, kinds, classes] = [
    slices.filter(({ city, band }) => city > 0 && band === 0),
    slices.filter(({ city, cityClass, band }) => city === 0 && cityClass === '' && band > 0),
    slices.filter(({ employment }) => employment !== ''),
    slices.filter(({ cityClass }) => cityClass !== ''),
  ];
  const whole = slices.filter(({ city, cityClass, band, employment }) => city === 0 && cityClass === '' && band === 0 && employment === '');
  const inClass = (one: MadeSlice, isIn: boolean) => crossed.filter(({ city, band }) => band === one.band && (classOf(city) === one.cityClass) === isIn);
  const divided: readonly (readonly [MadeSlice, readonly MadeSlice[]])[] = [
    ...whole.flatMap((all) => [cities, bands, kinds].map((parts) => [all, parts] as const)),
    ...cities.map((one) => [one, crossed.filter(({ city }) => city === one.city)] as const),
    ...bands.flatMap((one) => [
      [one, crossed.filter(({ band }) => band === one.band)] as const,
      [one, classes.filter(({ band }) => band === one.band)] as const,
      ...classes.filter(({ band }) => band === one.band).map((part) => [one, [part, ...inClass(part, false)]] as const),
    ]),
    ...classes.map((one) => [one, inClass(one, true)] as const),
  ];
  return divided.map(([one, parts]) => [`${sliceName(one)} without ${parts.map(sliceName).join(', ')}`, one.people - sum(parts)]);
}

const isFew = (count: number): boolean => count !== 0 && count < fewestContributors;

describe('the slices of a job of different moments (F-02)', () => {
  it.each([{ scope: 'jobAtCompany' }, { scope: 'jobEverywhere', metros }] as const satisfies readonly ScopeFacts[])(
    'leave none or eight of each group, by the counts they were made of, and change by eight at least: $scope',
    (facts) => {
      let changes = 0;
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
          let state = nothingPublished;
          for (const people of rounds(seed)) {
            const before = new Map([...state.shown, ...state.hidden]);
            state = published(state, people, facts);
            expect(leftOvers(state.shown).filter(([, left]) => isFew(left))).toEqual([]);
            const apart = [...state.shown].map(([name, { people: made }]) => [name, Math.abs(made - (before.get(name)?.people ?? made))] as const);
            expect(apart.filter(([, difference]) => isFew(difference))).toEqual([]);
            changes += apart.filter(([, difference]) => difference > 0).length;
          }
        }),
        { numRuns: 150, seed: 20_261_124 },
      );
      expect(changes).toBeGreaterThan(1_000);
    },
  );
});
