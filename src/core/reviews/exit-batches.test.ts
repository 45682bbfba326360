import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewestPeople } from '../paid-fairly/fewest-people.ts';
import { nextBatches, type CountedAnswer, type ExitAnswer } from './exit-batches.ts';

/** What may happen between two looks of a reader: somebody comes, goes for good, is hidden for a while, or says something else. */
const happening = fc.record({
  what: fc.constantFrom('come', 'come', 'come', 'come', 'crowd', 'go', 'hide', 'show', 'change'),
  whom: fc.nat(),
  value: fc.integer({ min: 0, max: 3 }),
});

interface Person extends ExitAnswer {
  readonly isShown: boolean;
}

/** Those who are counted after each thing that happens, each with what they said. */
function countedAfterEach(happenings: readonly { readonly what: string; readonly whom: number; readonly value: number }[]): readonly ReadonlySet<string>[] {
  let [people, counted]: [readonly Person[], readonly CountedAnswer[]] = [[], []];
  return happenings.map(({ what, whom, value }, at) => {
    const { reviewId: chosen } = people[whom % Math.max(people.length, 1)] ?? { reviewId: '' };
    const changed = (change: Partial<Person>) => people.map((person) => (person.reviewId === chosen ? { ...person, ...change } : person));
    if (what === 'come') people = [...people, { reviewId: `r${at}`, value, isShown: true }];
    if (what === 'crowd') people = [...people, ...Array.from({ length: 7 }, (_, nth) => ({ reviewId: `r${at}-${nth}`, value, isShown: true }))];
    if (what === 'go') [people, counted] = [people, counted].map((list) => list.filter(({ reviewId }) => reviewId !== chosen)) as [Person[], CountedAnswer[]];
    if (what === 'hide') people = changed({ isShown: false });
    if (what === 'show') people = changed({ isShown: true });
    if (what === 'change') people = changed({ value });
    counted = nextBatches(
      counted,
      people.filter(({ isShown }) => isShown),
    );
    return new Set(counted.filter(({ batch }) => batch !== '').map(({ reviewId, value: said }) => `${reviewId} ${said}`));
  });
}

const apart = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => one.symmetricDifference(other).size;

describe('a reader who looks before and after every review (F-06, D-28)', () => {
  it('finds any two answers apart by nobody, or by five people at least', () => {
    fc.assert(
      fc.property(fc.array(happening, { minLength: 5, maxLength: 60 }), (happenings) => {
        const seen = countedAfterEach(happenings);
        expect(seen.flatMap((one) => seen.map((other) => apart(one, other))).filter((difference) => difference > 0 && difference < fewestPeople)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('learns nothing of one person by adding and subtracting three answers', () => {
    fc.assert(
      fc.property(fc.array(happening, { minLength: 15, maxLength: 30 }), (happenings) => {
        const seen = countedAfterEach(happenings);
        const some = seen.filter((_, at) => at % 4 === 0);
        for (const one of some)
          for (const other of some)
            for (const third of some) {
              const all = [...new Set([...one, ...other, ...third])];
              const left = all.filter((person) => Number(one.has(person)) - Number(other.has(person)) + Number(third.has(person)) !== 0);
              expect(left.length === 0 || left.length >= fewestPeople).toBe(true);
            }
      }),
      { numRuns: 50 },
    );
  });

  it('finds everybody counted once five are there, and those again who wait when five new ones come', () => {
    const people = (count: number, from = 0): ExitAnswer[] => Array.from({ length: count }, (_, at) => ({ reviewId: `p${from + at}`, value: 30 }));
    const counts = (counted: readonly CountedAnswer[]) => counted.filter(({ batch }) => batch !== '').length;
    expect(counts(nextBatches([], people(4)))).toBe(0);
    const five = nextBatches([], people(5));
    expect([counts(five), counts(nextBatches(five, people(9)))]).toEqual([5, 5]);
    const ten = nextBatches(nextBatches(five, people(9)), people(10));
    expect(counts(ten)).toBe(10);
    const withoutOne = ten.filter(({ reviewId }) => reviewId !== 'p7');
    const eight = nextBatches(
      withoutOne,
      people(10).filter(({ reviewId }) => reviewId !== 'p7'),
    );
    expect(counts(eight)).toBe(5);
    const many = nextBatches([], people(23));
    const missesOne = nextBatches(
      many.filter(({ reviewId }) => reviewId !== 'p0'),
      people(22, 1),
    );
    expect([counts(many), counts(missesOne)]).toEqual([23, 18]);
    const again = nextBatches(
      eight,
      people(15).filter(({ reviewId }) => reviewId !== 'p7'),
    );
    expect(counts(again)).toBe(14);
  });
});
