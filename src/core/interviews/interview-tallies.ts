import { fewestContributors } from '../crowds/fewest.ts';
import { stepUnder } from '../figures/counts.ts';
import { isNextBatch } from '../crowds/shown-parts.ts';
import type { CountsOf } from '../crowds/shares-of-many.ts';
import type { InterviewFigures, MedianOfMany, ShareOfMany, StageWait } from './interview-figures.ts';
import { candidateExperiences, hardnesses, interviewOutcomes, interviewSources, mostRounds, roundKinds } from './interview.ts';

/** Facts that a story shows itself. */
type ToldFact = 'experience' | 'outcome' | 'source' | 'hardness' | 'roundKind';

/** Facts that no story shows of itself, each a number; of a share 1 for those of whom it is so, and 0 for the others who said something. */
export const hiddenFacts = ['totalDays', 'waitDays', 'feedback', 'unpaidHours', 'letterDays', 'joiningDays', 'moved', 'revoked'] as const;
export type HiddenFact = (typeof hiddenFacts)[number];

/** How many said one thing. */
export type InterviewCount =
  | { readonly fact: Exclude<ToldFact, 'roundKind'>; readonly said: string; readonly count: number }
  | { readonly fact: 'roundKind'; readonly stage: number; readonly said: string; readonly count: number }
  | { readonly fact: 'waitDays'; readonly stage: number; readonly value: number; readonly count: number }
  | { readonly fact: Exclude<HiddenFact, 'waitDays'>; readonly value: number; readonly count: number };

/** What the stories of a company say, or those of one of its jobs. */
export interface InterviewTallies {
  readonly interviewsCount: number;
  readonly questionsCount: number;
  readonly counts: readonly InterviewCount[];
}

export const noTallies: InterviewTallies = { interviewsCount: 0, questionsCount: 0, counts: [] };

/** A figure that no story shows of itself: what it is of, and for the wait before a round which one. */
export interface HiddenFigure {
  readonly fact: HiddenFact;
  readonly stage: number;
}

/** The name under which it is remembered of how many such a figure was made. */
export const figureName = ({ fact, stage }: HiddenFigure): string => (fact === 'waitDays' ? `${fact} ${stage}` : fact);

/** Figures as they stand, with how many people each was made of that no story shows of itself. */
export interface CountedInterviews {
  readonly figures: InterviewFigures;
  readonly counted: Readonly<Record<string, number>>;
}

/** What figures are made beside: those that stand, and which may be shown beside those of the whole company. */
interface Beside {
  readonly before?: CountedInterviews | undefined;
  readonly mayShow?: (figure: HiddenFigure) => boolean;
}

type Numbers = readonly { readonly value: number; readonly count: number }[];

/** How many people said something. */
export const peopleOf = (counts: readonly { readonly count: number }[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/** The numbers that were said of a fact, from low to high. */
export const numbersOf = ({ counts }: InterviewTallies, { fact, stage }: HiddenFigure): Numbers =>
  counts
    .flatMap((each) => ('value' in each && each.fact === fact && (each.fact !== 'waitDays' || each.stage === stage) ? [each] : []))
    .toSorted((one, other) => one.value - other.value);

/**
 * The figures of stories. What no story shows of itself is made of eight people at least (`fewestContributors`), and anew only where enough people came or went, so that no
 * story which comes out shows by what it changes what is hidden of it (F-12, F-24).
 */
export function interviewFiguresOf(tallies: InterviewTallies, { before, mayShow = () => true }: Beside = {}): CountedInterviews {
  const counted: Record<string, number> = {};
  function hidden<Made>(figure: HiddenFigure, stands: Made | null | undefined, make: (numbers: Numbers) => Made): Made | null {
    const [name, numbers] = [figureName(figure), numbersOf(tallies, figure)];
    const people = peopleOf(numbers);
    if (people < fewestContributors || !mayShow(figure)) return null;
    const made = before?.counted[name];
    const isKept = stands !== null && stands !== undefined && made !== undefined && !isNextBatch(made, people);
    counted[name] = isKept ? made : people;
    return isKept ? stands : make(numbers);
  }
  const median = (fact: HiddenFact, stands: MedianOfMany | null | undefined, stage = 0) => hidden({ fact, stage }, stands, medianOf);
  const share = (fact: HiddenFact, stands: ShareOfMany | null | undefined) => hidden({ fact, stage: 0 }, stands, shareOf);
  const standing = before?.figures;
  const figures: InterviewFigures = {
    interviewsCount: tallies.interviewsCount,
    questionsCount: tallies.questionsCount,
    experiences: countsOf(tallies, 'experience', candidateExperiences),
    outcomes: countsOf(tallies, 'outcome', interviewOutcomes),
    sources: countsOf(tallies, 'source', interviewSources),
    hardnesses: countsOf(tallies, 'hardness', hardnesses),
    roundKinds: countsOf(tallies, 'roundKind', roundKinds),
    totalDays: median('totalDays', standing?.totalDays),
    stages: stagesOf(tallies, (stage) => median('waitDays', standing?.stages.find((each) => each.stage === stage)?.days, stage)),
    feedback: share('feedback', standing?.feedback),
    unpaidHours: median('unpaidHours', standing?.unpaidHours),
    offers: {
      letterDays: median('letterDays', standing?.offers.letterDays),
      joiningDays: median('joiningDays', standing?.offers.joiningDays),
      moved: share('moved', standing?.offers.moved),
      revoked: share('revoked', standing?.offers.revoked),
    },
  };
  return { figures, counted };
}

function countsOf<Of extends string>({ counts }: InterviewTallies, fact: ToldFact, all: readonly Of[]): CountsOf<Of> {
  const of = counts.flatMap((each) => (each.fact === fact && 'said' in each ? [each] : []));
  return all.map((one) => ({ of: one, count: peopleOf(of.filter(({ said }) => said === one)) })).filter(({ count }) => count > 0);
}

/** The waits for the rounds, each at its place by the kind that most had there. */
function stagesOf(tallies: InterviewTallies, daysAt: (stage: number) => MedianOfMany | null): readonly StageWait[] {
  return Array.from({ length: mostRounds }, (_, at) => at + 1).flatMap((stage) => {
    const there = tallies.counts.filter((each) => each.fact === 'roundKind' && each.stage === stage);
    const [most] = countsOf({ ...tallies, counts: there }, 'roundKind', roundKinds).toSorted((one, other) => other.count - one.count);
    const days = daysAt(stage);
    return most && days ? [{ stage, kind: most.of, days }] : [];
  });
}

/** The number of the person in the middle (nearest rank): it is nobody's mean, and as whole as what was said. */
function medianOf(numbers: Numbers): MedianOfMany {
  const people = peopleOf(numbers);
  let passed = 0;
  const middle = numbers.find(({ count }) => (passed += count) >= people / 2);
  return { median: middle?.value ?? 0, people: stepUnder(people) };
}

function shareOf(numbers: Numbers): ShareOfMany {
  const people = peopleOf(numbers);
  return { percent: Math.round((20 * peopleOf(numbers.filter(({ value }) => value === 1))) / people) * 5, people: stepUnder(people) };
}
