import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameJob, nextLevels, upTo, wholeJob, type CountedReview, type JobParts } from './shown-levels.ts';

/** Reviews two accounts have in the three counted years; the first slots are the attacker’s. */
const ofAttacker = 6;

/** Writes a review or changes its job; a review without a job never returns. */
interface Step {
  readonly slot: number;
  readonly job: JobParts | null;
}

interface PlayedReview extends CountedReview {
  readonly slot: number;
}

interface Played {
  readonly before: readonly PlayedReview[];
  readonly after: readonly PlayedReview[];
}

/** Plays each step and its decision; a changed job is hidden and stays counted. */
function play(steps: readonly Step[]): readonly Played[] {
  const written = new Set<number>();
  let reviews: readonly PlayedReview[] = [];
  return steps.map(({ slot, job }) => {
    const before = reviews.flatMap((each) => (each.slot !== slot ? [each] : job ? [{ ...each, ...job, level: isSameJob(each, job) ? each.level : 0 }] : []));
    const isNew = job !== null && !written.has(slot);
    written.add(slot);
    const existing = isNew ? [...before, { ...job, slot, level: 0, counted: 0 }] : before;
    const next = nextLevels(existing);
    reviews = existing.map((each) => decided(each, next.get(each) ?? each.level));
    return { before: existing, after: reviews };
  });
}

const decided = (review: PlayedReview, level: number): PlayedReview => ({ ...review, level, counted: Math.max(review.counted, level) });

const isHonest = ({ slot }: PlayedReview): boolean => slot >= ofAttacker;

const job: fc.Arbitrary<JobParts> = fc.record({
  department: fc.constantFrom(1, 1, 2, null),
  designation: fc.constantFrom(1, 1, 2, null),
  city: fc.constantFrom(1, 1, 2),
  employment: fc.constant('full-time'),
  isCurrent: fc.constant(true),
});

const allOf = (slots: readonly number[], what: JobParts | null): readonly Step[] => slots.map((slot) => ({ slot, job: what }));
const attackers = Array.from({ length: ofAttacker }, (_, at) => at);
const others = fc.integer({ min: ofAttacker, max: ofAttacker + 17 });

const script: fc.Arbitrary<readonly Step[]> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: job.map((what) => allOf(attackers, what)) },
      { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...attackers), fc.option(job)).map(([slot, what]) => allOf([slot], what)) },
      { weight: 4, arbitrary: fc.tuple(fc.uniqueArray(others, { minLength: 1, maxLength: 9 }), job).map(([slots, what]) => allOf(slots, what)) },
      { weight: 1, arbitrary: others.map((slot) => allOf([slot], null)) },
    ),
    { maxLength: 24 },
  )
  .map((some) => some.flat());

interface ShownTogether {
  readonly level: number;
  readonly shown: readonly PlayedReview[];
  /** Reviews showing the earlier parts and still waiting for this one. */
  readonly left: readonly PlayedReview[];
}

const shownTogether = ({ before, after }: Played): readonly ShownTogether[] =>
  Array.from({ length: wholeJob }, (_, at) => at + 1).flatMap((level) => {
    const raised = before.filter((each, at) => each.level < level && (after[at]?.level ?? 0) >= level);
    return [...Map.groupBy(raised, (each) => keyOf(each, level)).values()].map((shown) => ({
      level,
      shown,
      left: after.filter((each) => each.level === level - 1 && shown[0] && keyOf(each, level - 1) === keyOf(shown[0], level - 1)),
    }));
  });

const keyOf = (one: JobParts, level: number): string => {
  const { department, designation, city, employment, isCurrent } = upTo(one, level);
  return JSON.stringify([department, designation, city, employment, isCurrent]);
};

describe('an attacker who changes six reviews and reads after each step (D-28)', () => {
  it('sees job parts only of two new people together, and never singles out one', () =>
    fc.assert(
      fc.property(script, (steps) => {
        for (const { level, shown, left } of play(steps).flatMap(shownTogether)) {
          const fresh = shown.filter((each) => isHonest(each) && each.counted < level);
          expect(fresh.length).toBeGreaterThanOrEqual(2);
          expect(left.filter(isHonest).length === 1).toBe(false);
        }
      }),
      { numRuns: 2_000 },
    ));

  it('sees no job change for what another did but for the other’s own', () =>
    fc.assert(
      fc.property(script, (steps) => {
        const played = play(steps);
        const lowered = played.flatMap(({ after }, at) =>
          (played[at - 1]?.after ?? []).filter(
            (was) => was.slot !== steps[at]?.slot && !after.some(({ slot, level }) => slot === was.slot && level >= was.level),
          ),
        );
        expect(lowered).toEqual([]);
      }),
    ));
});

const departments = [1, 2, 3] as const;
const inDepartment = (department: number): JobParts => ({ department, designation: null, city: null, employment: null, isCurrent: null });

type ReadStep = { readonly slot: number; readonly department: number | null } | { readonly slot: number; readonly does: 'comes' | 'goes' };

const inWorld = (steps: readonly ReadStep[], world: readonly number[]): readonly Step[] =>
  steps.map((step) => {
    if ('does' in step) return { slot: step.slot, job: step.does === 'comes' ? inDepartment(world[step.slot - ofAttacker] ?? 1) : null };
    return { slot: step.slot, job: step.department === null ? null : inDepartment(step.department) };
  });

const viewOf = (played: readonly Played[]): string =>
  JSON.stringify(played.map(({ after }) => after.map((each) => [each.slot, each.level, keyOf(each, each.level)])));

const worldsOf = (count: number): readonly (readonly number[])[] =>
  count === 0 ? [[]] : worldsOf(count - 1).flatMap((world) => departments.map((department) => [...world, department]));

const most = 4;
const worlds = worldsOf(most);

const readScript: fc.Arbitrary<readonly ReadStep[]> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...departments).map((department) => attackers.map((slot): ReadStep => ({ slot, department }))),
      fc
        .tuple(fc.constantFrom(...attackers), fc.option(fc.constantFrom(...departments)))
        .map(([slot, department]): readonly ReadStep[] => [{ slot, department }]),
      fc
        .tuple(fc.integer({ min: ofAttacker, max: ofAttacker + most - 1 }), fc.constantFrom('comes', 'comes', 'comes', 'goes'))
        .map(([slot, does]): readonly ReadStep[] => [{ slot, does }]),
    ),
    { maxLength: 12 },
  )
  .map((some) => some.flat());

describe('an attacker who thinks of every world that would read the same (D-28)', () => {
  it('does not know the job of another that is not shown', () =>
    fc.assert(
      fc.property(readScript, fc.constantFrom(...worlds), (steps, world) => {
        const played = play(inWorld(steps, world));
        const view = viewOf(played);
        const same = worlds.filter((other) => viewOf(play(inWorld(steps, other))) === view);
        const hidden = played.at(-1)?.after.filter((each) => isHonest(each) && each.level === 0) ?? [];
        for (const { slot } of hidden) {
          const possible = new Set(same.map((other) => other[slot - ofAttacker]));
          expect(possible.size).toBeGreaterThanOrEqual(2);
        }
      }),
      { numRuns: 400 },
    ));
});
