import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokensInQuarter } from '../contributions/contribution-tokens.ts';
import { fewestContributors } from '../crowds/fewest.ts';
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
    if (what === 'crowd') people = [...people, ...Array.from({ length: 10 }, (_, nth) => ({ reviewId: `r${at}-${nth}`, value, isShown: true }))];
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
  it('finds any two answers apart by nobody, or by eight people at least', () => {
    fc.assert(
      fc.property(fc.array(happening, { minLength: 5, maxLength: 60 }), (happenings) => {
        const seen = countedAfterEach(happenings);
        expect(seen.flatMap((one) => seen.map((other) => apart(one, other))).filter((difference) => difference > 0 && difference < fewestContributors)).toEqual(
          [],
        );
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
              expect(left.length === 0 || left.length >= fewestContributors).toBe(true);
            }
      }),
      { numRuns: 50 },
    );
  });

  it('finds everybody counted once eight are there, and those again who wait when eight new ones come', () => {
    const people = (count: number, from = 0): ExitAnswer[] => Array.from({ length: count }, (_, at) => ({ reviewId: `p${from + at}`, value: 30 }));
    const counts = (counted: readonly CountedAnswer[]) => counted.filter(({ batch }) => batch !== '').length;
    expect(counts(nextBatches([], people(7)))).toBe(0);
    const eight = nextBatches([], people(8));
    expect([counts(eight), counts(nextBatches(eight, people(15)))]).toEqual([8, 8]);
    const both = nextBatches(nextBatches(eight, people(15)), people(16));
    expect(counts(both)).toBe(16);
    const without = (list: readonly ExitAnswer[]) => list.filter(({ reviewId }) => reviewId !== 'p9');
    const left = nextBatches(
      both.filter(({ reviewId }) => reviewId !== 'p9'),
      without(people(16)),
    );
    expect(counts(left)).toBe(8);
    expect(counts(nextBatches(left, without(people(24))))).toBe(23);
    const many = nextBatches([], people(35));
    const missesOne = nextBatches(
      many.filter(({ reviewId }) => reviewId !== 'p0'),
      people(34, 1),
    );
    expect([counts(many), counts(missesOne)]).toEqual([35, 27]);
  });
});

describe('whoever writes with two accounts to be the others of a group (F-02, F-06)', () => {
  it('is left with two people at least, whatever they know, say, change and take back', () => {
    const mine = 2 * tokensInQuarter;
    fc.assert(
      fc.property(fc.array(happening, { minLength: 10, maxLength: 60 }), fc.array(fc.nat(), { minLength: mine, maxLength: mine }), (happenings, whose) => {
        const seen = countedAfterEach(happenings);
        const all = [...new Set(seen.flatMap((each) => [...each].map((said) => said.split(' ')[0])))];
        const own = new Set(whose.map((at) => all[at % Math.max(all.length, 1)]));
        for (const one of seen)
          for (const other of seen) {
            const others = new Set([...one.symmetricDifference(other)].flatMap((said) => said.split(' ')[0] ?? []).filter((person) => !own.has(person)));
            expect(others.size).not.toBe(1);
          }
      }),
      { numRuns: 200 },
    );
  });
});
