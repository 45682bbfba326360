import { medianIn, nextFigure, shareIn, shownFigure, type CrowdMedian, type CrowdShare, type MadeFigure, type CrowdNumbers } from '../crowds/figure.ts';
import type { CountsOf } from '../crowds/shares-of-many.ts';
import type { InterviewFigures, StageWait } from './interview-figures.ts';
import { candidateExperiences, hardnesses, interviewOutcomes, interviewSources, mostRounds, roundKinds } from './interview.ts';

/** Facts that a story shows itself. */
type ToldFact = 'experience' | 'outcome' | 'source' | 'hardness' | 'roundKind';

/** Numbers that no story shows of itself, each with the step to which their median is rounded, so that it is nobody’s own. */
const steps = { totalDays: 5, waitDays: 2, unpaidHours: 2, letterDays: 2, joiningDays: 5 } as const;

/** What no story shows of itself and is so or not: 1 for those of whom it is so, and 0 for the others who said something. */
const shareFacts = ['feedback', 'moved', 'revoked'] as const;

type NumberFact = keyof typeof steps;
type ShareFact = (typeof shareFacts)[number];
export type HiddenFact = NumberFact | ShareFact;

/** How many said one thing that their stories show. */
export type InterviewCount =
  | { readonly fact: Exclude<ToldFact, 'roundKind'>; readonly said: string; readonly count: number }
  | { readonly fact: 'roundKind'; readonly stage: number; readonly said: string; readonly count: number };

/** What the stories of a company say, or those of one of its jobs. */
export interface InterviewTallies {
  readonly interviewsCount: number;
  readonly questionsCount: number;
  readonly counts: readonly InterviewCount[];
  /** What no story shows of itself, by the name of its figure. */
  readonly hidden: Readonly<Record<string, CrowdNumbers>>;
}

export const noTallies: InterviewTallies = { interviewsCount: 0, questionsCount: 0, counts: [], hidden: {} };

/** The name of a figure that no story shows of itself: what it is of, and for the wait before a round which one. */
export const figureName = (fact: HiddenFact, stage = 0): string => (fact === 'waitDays' ? `${fact} ${stage}` : fact);

const rounds = Array.from({ length: mostRounds }, (_, at) => at + 1);

const medianNames: readonly (readonly [name: string, step: number])[] = Object.entries(steps).flatMap(([fact, step]) =>
  fact === 'waitDays' ? rounds.map((round) => [figureName(fact, round), step] as const) : [[fact, step] as const],
);

/** The names of all figures that no story shows of itself. */
export const hiddenFigures: readonly string[] = [...medianNames.map(([name]) => name), ...shareFacts];

type ByName<Made> = Readonly<Record<string, MadeFigure<Made> | undefined>>;

/** The figures that no story shows of itself, as they were made last. */
export interface MadeInterviews {
  readonly medians: ByName<CrowdMedian>;
  readonly shares: ByName<CrowdShare>;
}

export const noneMade: MadeInterviews = { medians: {}, shares: {} };

/** The figures of what people say now, beside those that were made before. */
export const nextInterviews = (before: MadeInterviews, { hidden }: InterviewTallies): MadeInterviews => ({
  medians: Object.fromEntries(
    medianNames.map(([name, step]) => [name, nextFigure(before.medians[name], hidden[name] ?? [], (said) => medianIn(said, step))] as const),
  ),
  shares: Object.fromEntries(shareFacts.map((name) => [name, nextFigure(before.shares[name], hidden[name] ?? [], shareIn)] as const)),
});

/**
 * The figures of stories: what these show themselves is counted exactly and at once; what they do not show is a figure of many, which changes as the rule of crowds lets it, so that
 * no story which comes out shows by what it changes what is hidden of it (F-12, F-24).
 */
export function interviewFiguresOf(tallies: InterviewTallies, { medians, shares }: MadeInterviews = noneMade): InterviewFigures {
  const median = (fact: NumberFact, round?: number) => shownFigure(medians[figureName(fact, round)]);
  const share = (fact: ShareFact) => shownFigure(shares[fact]);
  return {
    interviewsCount: tallies.interviewsCount,
    questionsCount: tallies.questionsCount,
    experiences: countsOf(tallies, 'experience', candidateExperiences),
    outcomes: countsOf(tallies, 'outcome', interviewOutcomes),
    sources: countsOf(tallies, 'source', interviewSources),
    hardnesses: countsOf(tallies, 'hardness', hardnesses),
    roundKinds: countsOf(tallies, 'roundKind', roundKinds),
    totalDays: median('totalDays'),
    stages: stagesOf(tallies, (round) => median('waitDays', round)),
    feedback: share('feedback'),
    unpaidHours: median('unpaidHours'),
    offers: { letterDays: median('letterDays'), joiningDays: median('joiningDays'), moved: share('moved'), revoked: share('revoked') },
  };
}

function countsOf<Of extends string>({ counts }: InterviewTallies, fact: ToldFact, all: readonly Of[]): CountsOf<Of> {
  const of = counts.flatMap((each) => (each.fact === fact ? [each] : []));
  return all.map((one) => ({ of: one, count: of.reduce((sum, { said, count }) => (said === one ? sum + count : sum), 0) })).filter(({ count }) => count > 0);
}

/** The waits for the rounds, each at its place by the kind that most had there. */
function stagesOf(tallies: InterviewTallies, daysAt: (round: number) => CrowdMedian | null): readonly StageWait[] {
  return rounds.flatMap((stage) => {
    const there = tallies.counts.filter((each) => each.fact === 'roundKind' && each.stage === stage);
    const [most] = countsOf({ ...tallies, counts: there }, 'roundKind', roundKinds).toSorted((one, other) => other.count - one.count);
    const days = daysAt(stage);
    return most && days ? [{ stage, kind: most.of, days }] : [];
  });
}
