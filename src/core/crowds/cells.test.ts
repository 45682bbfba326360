import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixedCell, nextCells, saidInAll, type CellAnswer, type Cells } from './cells.ts';
import { countedInYear, countedYears } from './fewest.ts';

/** Contributions of a kind two accounts may have that count at once. */
const theirs = 2 * countedInYear * countedYears;

interface Person {
  readonly number: number;
  readonly part: number | null;
  readonly cell: number | null;
  readonly hasWaited: boolean;
  readonly isAttacker: boolean;
}

const answersOf = (people: readonly Person[]): readonly CellAnswer[] =>
  people.map(({ number, part, cell, hasWaited }) => ({ part, cell, hasWaited, value: number, count: 1 }));

const coming = (part: number | null, many: number, from = 0): readonly Person[] =>
  Array.from({ length: many }, (_, at) => ({ number: from + at, part, cell: null, hasWaited: false, isAttacker: false }));

function round(before: Cells, people: readonly Person[]) {
  const next = nextCells(before, answersOf(people));
  const cellOf = (number: number) => next.made.find((cell) => next.cells[cell]?.some(({ value }) => value === number)) ?? null;
  return { ...next, people: people.map((person) => ({ ...person, cell: person.cell ?? cellOf(person.number) })) };
}

const shownIn = ({ shown, isWholeShown }: ReturnType<typeof nextCells>) => ({ shown: shown.toSorted(), isWholeShown });

describe('the figures of a group and of its parts (F-02)', () => {
  it('come from eight new people, part by part, and from all others together', () => {
    expect(shownIn(nextCells({}, answersOf(coming(1, 7))))).toEqual({ shown: [], isWholeShown: false });
    expect(shownIn(nextCells({}, answersOf([...coming(1, 8), ...coming(2, 3, 8)])))).toEqual({ shown: [1], isWholeShown: true });
    expect(shownIn(nextCells({}, answersOf([...coming(1, 4), ...coming(2, 3, 4), ...coming(null, 1, 7)])))).toEqual({ shown: [], isWholeShown: true });
  });

  it('tell nobody apart where a part reaches eight by someone who was counted without it', () => {
    const first = round({}, [...coming(1, 7), ...coming(2, 1, 7)]);
    expect(first.made).toEqual([mixedCell]);
    const then = round(first.cells, [...first.people, ...coming(1, 1, 8)]);
    expect([then.made, then.shown, then.cells]).toEqual([[], [], first.cells]);
  });

  it('wait for others of their part before joining other parts, except the first time', () => {
    const first = round({}, coming(1, 8));
    const waiting = [...first.people, ...coming(2, 8).map((person, at) => ({ ...person, number: 20 + at, part: 2 + (at % 2) }))];
    expect(round(first.cells, waiting).made).toEqual([]);
    expect(
      round(
        first.cells,
        waiting.map((person) => ({ ...person, hasWaited: true })),
      ).made,
    ).toEqual([mixedCell]);
  });

  it('are hidden where too few are left, and come back as they were', () => {
    const first = round({}, coming(1, 8));
    const left = nextCells(first.cells, answersOf(first.people.slice(1)));
    expect([shownIn(left), left.cells]).toEqual([{ shown: [], isWholeShown: false }, first.cells]);
    expect(shownIn(nextCells(first.cells, answersOf(first.people)))).toEqual({ shown: [1], isWholeShown: true });
  });

  it('leave at least two people to anyone who reads everything and controls two accounts', () => {
    const step = fc.record({
      what: fc.constantFrom('come', 'come', 'come', 'write', 'write', 'move', 'delete', 'wait'),
      part: fc.integer({ min: 1, max: 3 }),
      whom: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 120 }), (steps) => {
        let [people, cells, written] = [[] as readonly Person[], {} as Cells, 0];
        const readings: (readonly number[])[] = [];
        for (const [number, { what, part, whom }] of steps.entries()) {
          const own = people.filter(({ isAttacker }) => isAttacker);
          const chosen = own[whom % Math.max(own.length, 1)]?.number;
          if (what === 'come') people = [...people, { number, part, cell: null, hasWaited: false, isAttacker: false }];
          if (what === 'write' && written++ < theirs) people = [...people, { number, part, cell: null, hasWaited: false, isAttacker: true }];
          if (what === 'move') people = people.map((person) => (person.number === chosen ? { ...person, part } : person));
          if (what === 'delete') people = people.filter((person) => person.number !== chosen);
          if (what === 'wait') people = people.map((person) => ({ ...person, hasWaited: true }));
          const next = round(cells, people);
          [people, cells] = [next.people, next.cells];
          const parts = next.shown.map((of) => cells[of] ?? []);
          for (const said of next.isWholeShown ? [saidInAll(cells), ...parts] : parts) readings.push(said.map(({ value }) => value));
        }
        const honest = people.filter(({ isAttacker, cell }) => !isAttacker && cell !== null);
        const alike = honest.map(({ number }) => readings.map((of) => Number(of.includes(number))).join(''));
        const sizes = alike.map((one) => alike.filter((other) => other === one).length);
        expect(Math.min(2, ...sizes)).toBe(2);
      }),
      { numRuns: 300 },
    );
  });
});
