import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnBy } from '#tests/drawn-by.ts';
import { fewestContributors } from '../crowds/fewest.ts';
import { isPaidIn, nothingPublished, publishPay, type NamedSlices, type PaidPerson, type PublishedSlices } from './publish-pay.ts';
import { sliceName, widthOf, type CityClass, type MadeSlice, type SliceKey, type SliceWidth } from './slice-key.ts';
import type { ScopeFacts } from './slices-of-job.ts';

const metros: ReadonlySet<number> = new Set([1, 2]);
const classOf = (city: number): CityClass => (metros.has(city) ? 'metro' : 'other');

const somebody = (draw: () => number): PaidPerson => ({
  city: 1 + Math.floor(draw() ** 2 * 4),
  band: 1 + Math.floor(draw() ** 1.5 * 4),
  employment: draw() < 0.7 ? 'full-time' : 'contract',
  amount: 800_000 + Math.floor(400_000 * draw()),
});

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

type Counted = ReadonlyMap<string, ReadonlySet<PaidPerson>>;

function countedAfter(before: Counted, made: readonly MadeSlice[], people: readonly PaidPerson[]): Counted {
  const there = made.map((slice) => [sliceName(slice), new Set(people.filter((person) => isPaidIn(slice, person, metros)))] as const);
  return new Map([...before, ...there]);
}

/** Shown groups with disjoint shown parts, since their difference can be worked out. */
function divided(shown: NamedSlices): readonly (readonly [MadeSlice, readonly MadeSlice[]])[] {
  const slices = [...shown.values()];
  const crossed = slices.filter(({ city, band }) => city > 0 && band > 0);
  const [cities, bands, kinds, classes] = [
    slices.filter(({ city, band }) => city > 0 && band === 0),
    slices.filter(({ city, cityClass, band }) => city === 0 && cityClass === '' && band > 0),
    slices.filter(({ employment }) => employment !== ''),
    slices.filter(({ cityClass }) => cityClass !== ''),
  ];
  const whole = slices.filter(({ city, cityClass, band, employment }) => city === 0 && cityClass === '' && band === 0 && employment === '');
  const inClass = (one: MadeSlice, isOne: boolean) => crossed.filter(({ city, band }) => band === one.band && (classOf(city) === one.cityClass) === isOne);
  return [
    ...whole.flatMap((all) => [cities, bands, kinds].map((parts) => [all, parts] as const)),
    ...cities.map((one) => [one, crossed.filter(({ city }) => city === one.city)] as const),
    ...bands.flatMap((one) => [
      [one, crossed.filter(({ band }) => band === one.band)] as const,
      [one, classes.filter(({ band }) => band === one.band)] as const,
      ...classes.filter(({ band }) => band === one.band).map((part) => [one, [part, ...inClass(part, false)]] as const),
    ]),
    ...classes.map((one) => [one, inClass(one, true)] as const),
  ];
}

/** Counts remaining people in a group but in none of its parts, and the reverse. */
function leftOvers(shown: NamedSlices, counted: Counted, people: readonly PaidPerson[]): readonly number[] {
  const of = (slice: MadeSlice): ReadonlySet<PaidPerson> => counted.get(sliceName(slice)) ?? new Set();
  return divided(shown).flatMap(([one, parts]) => {
    const inParts = new Set(parts.flatMap((part) => [...of(part)]));
    const among = parts.length === 0 ? [] : people;
    return [
      among.filter((person) => of(one).has(person) && !inParts.has(person)).length,
      among.filter((person) => inParts.has(person) && !of(one).has(person)).length,
    ];
  });
}

const isFew = (count: number): boolean => count !== 0 && count < fewestContributors;

describe('the slices of a job of different moments (F-02)', () => {
  it.each([{ scope: 'jobAtCompany' }, { scope: 'jobEverywhere', metros }] as const satisfies readonly ScopeFacts[])(
    'leave nobody or eight per group besides, and count eight new people each time: $scope',
    (facts) => {
      let changes = 0;
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
          let [state, counted]: [PublishedSlices, Counted] = [nothingPublished, new Map()];
          for (const people of rounds(seed)) {
            const before = new Map([...state.shown, ...state.hidden]);
            const known = counted;
            state = publishPay(state, people, facts);
            const made = [...state.shown.values()].filter((slice) => before.get(sliceName(slice))?.figures !== slice.figures);
            counted = countedAfter(known, made, people);
            expect(leftOvers(state.shown, counted, people).filter(isFew)).toEqual([]);
            const fresh = made.map((slice) => {
              const ofWidth = new Set([...known].flatMap(([name, some]) => (widthNamed(name) === widthOf(slice) ? [...some] : [])));
              return people.filter((person) => isPaidIn(slice, person, metros) && !ofWidth.has(person)).length;
            });
            expect(fresh.filter((count) => count < fewestContributors)).toEqual([]);
            changes += made.length;
          }
        }),
        { numRuns: 150, seed: 20_261_124 },
      );
      expect(changes).toBeGreaterThan(1_000);
    },
  );
});

function widthNamed(name: string): SliceWidth {
  const [city = '', cityClass = '', band = '', employment = '', currency = ''] = name.split(' ');
  return widthOf({
    city: Number(city),
    cityClass: cityClass as CityClass | '',
    band: Number(band),
    employment: employment as SliceKey['employment'],
    currency: currency as SliceKey['currency'],
  });
}
