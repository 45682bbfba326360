import { fewestContributors } from './fewest.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { employments } from '../careers/employment-kind.ts';
import { shownLevels, slicesOf, upTo, type JobGroup } from './shown-levels.ts';

const job = (known: Partial<JobGroup>): JobGroup => ({ department: 1, designation: 1, city: 1, employment: 'full-time', isCurrent: true, count: 1, ...known });
const levelsOf = (...groups: readonly JobGroup[]): readonly number[] => [...shownLevels(groups).values()];

describe('the parts of a job that are shown', () => {
  it.each([
    ['all of it, where eight share it', [job({ count: 8 })], [4]],
    ['none of it, where only seven are there', [job({ count: 7 })], [0]],
    ['the department alone, where the designations are of five and three', [job({ count: 5 }), job({ designation: 2, count: 3 })], [1, 1]],
    [
      'less of the smaller ones, too, where one alone would be left',
      [job({ city: 1, count: 12 }), job({ city: 2, count: 9 }), job({ city: 3, count: 1 })],
      [4, 2, 2],
    ],
    ['each by itself, where all are eight', [job({ count: 8 }), job({ department: 2, count: 8 })], [4, 4]],
    ['nothing after what was not said', [job({ designation: null, count: 9 })], [1]],
  ])('are %s', (_, groups, levels) => expect(levelsOf(...groups)).toEqual(levels));
});

const few = fc.integer({ min: 1, max: 3 });
const group: fc.Arbitrary<JobGroup> = fc.record({
  department: fc.option(few),
  designation: fc.option(few),
  city: fc.option(few),
  employment: fc.option(fc.constantFrom(...employments)),
  isCurrent: fc.option(fc.boolean()),
  count: fc.integer({ min: 1, max: 11 }),
});

const shownAs = (known: JobGroup, level: number): string => JSON.stringify({ ...upTo(known, level), count: 0 });

describe('a reader who looks for one person (D-28, F-02)', () => {
  it('finds nobody among fewer than eight who look alike, whatever the groups are, unless the company has fewer', () =>
    fc.assert(
      fc.property(fc.array(group, { maxLength: 40 }), (groups) => {
        const alike = new Map<string, number>();
        for (const [known, level] of shownLevels(groups)) alike.set(shownAs(known, level), (alike.get(shownAs(known, level)) ?? 0) + known.count);
        const all = groups.reduce((sum, { count }) => sum + count, 0);
        for (const count of alike.values()) expect(count).toBeGreaterThanOrEqual(Math.min(fewestContributors, all));
      }),
    ));

  it('is left with none or with eight by the difference of any two filters', () =>
    fc.assert(
      fc.property(fc.array(group, { maxLength: 30 }), fc.func(fc.boolean()), fc.func(fc.boolean()), (groups, one, other) => {
        const levels = [...shownLevels(groups)];
        const chosen = (by: (shown: string) => boolean) => levels.filter(([known, level]) => by(shownAs(known, level)));
        const difference = chosen(one).filter((each) => !chosen(other).includes(each));
        const count = difference.reduce((sum, [known]) => sum + known.count, 0);
        const all = groups.reduce((sum, known) => sum + known.count, 0);
        expect(count === 0 || count >= Math.min(fewestContributors, all)).toBe(true);
      }),
    ));

  it('is offered no filter that leaves fewer than eight', () =>
    fc.assert(
      fc.property(fc.array(group, { maxLength: 40 }), (groups) => {
        for (const { count } of slicesOf(shownLevels(groups))) expect(count).toBeGreaterThanOrEqual(fewestContributors);
      }),
    ));
});
