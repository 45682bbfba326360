import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { again, freshly } from '#tests/fakes/crowds/freshly.ts';
import { countedInYear, countedYears, fewestContributors } from './fewest.ts';
import { medianIn, nextFigure, percentsIn, shareIn, shownFigure, middleHalfIn, type MadeFigure, type CrowdNumbers } from './figure.ts';

/** Contributions of a kind two accounts may have that count at once. */
const theirs = 2 * countedInYear * countedYears;

/** Attacker, who may change or delete a number anytime, or an occasional contributor. */
interface Person {
  readonly id: string;
  readonly value: number;
  readonly isAttacker: boolean;
}

const step = fc.record({
  what: fc.constantFrom('come', 'come', 'come', 'come', 'crowd', 'write', 'write', 'change', 'change', 'delete', 'go'),
  whom: fc.nat(),
  value: fc.integer({ min: 0, max: 40 }),
});
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

const published = (said: CrowdNumbers) => ({ median: medianIn(said, 2), spread: middleHalfIn(said, 5), share: shareIn(said) });
type Published = ReturnType<typeof published>;

interface Reading {
  readonly shown: string;
  readonly came: readonly string[];
}

function played(steps: readonly Step[], valueOf: ReadonlyMap<string, number> = new Map()): readonly Reading[] {
  let people: readonly Person[] = [];
  let written = 0;
  let figure: MadeFigure<Published> | undefined;
  const counted = new Set<string>();
  const other = (id: string, value: number): Person => ({ id, value: valueOf.get(id) ?? value, isAttacker: false });
  return steps.map(({ what, whom, value }, at) => {
    const some = people.filter(({ isAttacker }) => isAttacker === (what !== 'go'));
    const chosen = some[whom % Math.max(some.length, 1)]?.id;
    if (what === 'come') people = [...people, other(`other ${at}`, value)];
    if (what === 'crowd') people = [...people, ...Array.from({ length: 9 }, (_, nth) => other(`other ${at} ${nth}`, (value + 7 * nth) % 41))];
    if (what === 'write' && written < theirs) people = [...people, { id: `attacker ${(written += 1)}`, value, isAttacker: true }];
    if (what === 'change') people = people.map((person) => (person.id === chosen ? { ...person, value } : person));
    if (what === 'delete' || what === 'go') people = people.filter(({ id }) => id !== chosen);
    const [fresh, known] = [people.filter(({ id }) => !counted.has(id)), people.filter(({ id }) => counted.has(id))];
    const said = [...freshly(...fresh.map((person) => person.value)), ...again(...known.map((person) => person.value))];
    const next = nextFigure(
      figure,
      said.toSorted((one, two) => one.value - two.value),
      published,
    );
    const isMade = next?.made !== figure?.made;
    figure = next;
    if (isMade) for (const { id } of people) counted.add(id);
    return { shown: JSON.stringify(shownFigure(figure)), came: isMade ? fresh.flatMap(({ id, isAttacker }) => (isAttacker ? [] : [id])) : [] };
  });
}

const scripts = fc.array(step, { minLength: 10, maxLength: 80 });

describe('someone who changes all that two accounts may write, and reads after each step (F-02, F-06, F-12)', () => {
  it('finds two others at least behind each change of a figure', () => {
    fc.assert(
      fc.property(scripts, (steps) => {
        const readings = played(steps);
        const made = readings.filter(({ came }) => came.length > 0);
        expect(made.every(({ came }) => came.length >= fewestContributors - theirs)).toBe(true);
        for (const [at, { shown, came }] of readings.entries())
          if (came.length === 0) expect(['null', ...readings.slice(0, at).map((before) => before.shown)]).toContain(shown);
      }),
      { numRuns: 400 },
    );
  });

  it('reads the very same when counted people swap numbers or waiting people say anything', () => {
    fc.assert(
      fc.property(scripts, fc.integer({ min: 1, max: 40 }), (steps, turn) => {
        const stays = steps.map((one) => (one.what === 'go' ? { ...one, what: 'come' } : one)) as readonly Step[];
        const readings = played(stays);
        const numbers = new Map(stays.flatMap((one, at) => namesAt(one, at)));
        const counted = new Set(readings.flatMap(({ came }) => came));
        const turned = readings.flatMap(({ came }) => came.map((id, at) => [id, numbers.get(came[(at + turn) % came.length] ?? id) ?? 0] as const));
        const waiting = [...numbers.keys()].filter((id) => !counted.has(id)).map((id) => [id, turn] as const);
        expect(played(stays, new Map([...turned, ...waiting])).map(({ shown }) => shown)).toEqual(readings.map(({ shown }) => shown));
      }),
      { numRuns: 400 },
    );
  });
});

function namesAt({ what, value }: Step, at: number): readonly (readonly [string, number])[] {
  if (what === 'come') return [[`other ${at}`, value]];
  return what === 'crowd' ? Array.from({ length: 9 }, (_, nth) => [`other ${at} ${nth}`, (value + 7 * nth) % 41] as const) : [];
}

describe('a figure of many people', () => {
  const eight = [1, 19, 21, 60, 62, 5, 30, 30];

  it('is made of eight never counted before, and stays until eight more come', () => {
    expect(nextFigure(undefined, freshly(...eight.slice(1)), shareIn)).toBeUndefined();
    const first = nextFigure(undefined, freshly(...eight), (said) => medianIn(said, 2));
    expect(shownFigure(first)).toEqual({ people: 8, median: 22 });
    const seven = [...again(...eight.map(() => 90)), ...freshly(...eight.slice(1).map(() => 90))];
    expect(nextFigure(first, seven, (said) => medianIn(said, 2))).toEqual(first);
  });

  it('is hidden where fewer are there, and comes back as it was', () => {
    const first = nextFigure(undefined, freshly(...eight), (said) => medianIn(said, 2));
    const left = nextFigure(first, again(...eight.slice(1)), (said) => medianIn(said, 2));
    expect(shownFigure(left)).toBeNull();
    const back = nextFigure(left, [...again(...eight.slice(1)), ...freshly(99)], (said) => medianIn(said, 2));
    expect(shownFigure(back)).toEqual(shownFigure(first));
  });

  it('is rounded to its step, and above nothing where there is something', () => {
    expect(middleHalfIn(freshly(0, 1, 1, 13, 14, 22, 23, 38), 5)).toEqual({ people: 8, low: 5, median: 15, high: 20 });
    expect(medianIn(freshly(-7, -7, -7, -7, -7, 1, 1, 1), 2)).toEqual({ people: 8, median: -8 });
    expect(Object.is(medianIn(freshly(...eight.map(() => 0)), 2).median, 0)).toBe(true);
    expect([shareIn(freshly(1, 0, 0, 0, 0, 0, 0, 0)), shareIn(freshly(...Array<number>(57).fill(1)))]).toEqual([
      { people: 8, percent: 10 },
      { people: 50, percent: 100 },
    ]);
  });

  it.each([
    [
      [3, 3, 4],
      [30, 30, 40],
    ],
    [
      [9, 9, 14],
      [30, 30, 40],
    ],
    [
      [1, 1, 1],
      [40, 30, 30],
    ],
    [
      [57, 0, 1],
      [100, 0, 0],
    ],
    [
      [5, 4, 3],
      [40, 30, 30],
    ],
  ])('is said of %j in parts that add up to all', (counts, percents) => {
    const said = counts.map((count, value) => ({ value, count, fresh: count }));
    expect(percentsIn(said, [0, 1, 2])).toEqual(percents);
  });
});
