import { medianIn, shareIn, type CrowdMedian, type CrowdShare, type SaidNumber } from '../crowds/figure.ts';
import type { CountsOf } from '../crowds/shares-of-many.ts';
import type { InterviewFigures, StageWait } from './interview-figures.ts';
import { candidateExperiences, hardnesses, interviewOutcomes, interviewSources, mostRounds, roundKinds } from './interview.ts';

/** Facts that a story shows itself. */
type ReportedFact = 'experience' | 'outcome' | 'source' | 'hardness' | 'roundKind';

/** Numbers that no story shows of itself, each with the step to which their median is rounded, so that it is nobody’s own. */
const steps = { totalDays: 5, waitDays: 2, unpaidHours: 2, letterDays: 2, joiningDays: 5 } as const;

/** What no story shows of itself and is so or not: 1 for those of whom it is so, and 0 for the others who said something. */
const shareFacts = ['feedback', 'moved', 'revoked'] as const;

type NumberFact = keyof typeof steps;
type ShareFact = (typeof shareFacts)[number];
export type HiddenFact = NumberFact | ShareFact;

/** How many said one thing that their stories show. */
export type InterviewCount =
  | { readonly fact: Exclude<ReportedFact, 'roundKind'>; readonly said: string; readonly count: number }
  | { readonly fact: 'roundKind'; readonly stage: number; readonly said: string; readonly count: number };

/** What the stories of a company say, or those of one of its jobs. */
export interface InterviewTallies {
  /** The stories that count. */
  readonly interviewsCount: number;
  /** The stories that are shown and not counted. */
  readonly uncountedCount: number;
  readonly questionsCount: number;
  readonly counts: readonly InterviewCount[];
}

export const noTallies: InterviewTallies = { interviewsCount: 0, uncountedCount: 0, questionsCount: 0, counts: [] };

/** The name of a figure that no story shows of itself: what it is of, and for the wait before a round which one. */
export const figureName = (fact: HiddenFact, stage = 0): string => (fact === 'waitDays' ? `${fact} ${stage}` : fact);

const rounds = Array.from({ length: mostRounds }, (_, at) => at + 1);

/** The names of all figures that no story shows of itself. */
export const hiddenFigures: readonly string[] = [
  ...Object.keys(steps).flatMap((fact) => (fact === 'waitDays' ? rounds.map((round) => figureName(fact, round)) : [fact])),
  ...shareFacts,
];

/** What people said whose figures may be shown, by the names of these. */
export type ShownSaid = Readonly<Record<string, readonly SaidNumber[]>>;

/**
 * The figures of stories: what these show themselves is counted exactly and at once; what they do not show is a figure of many, which changes as the rule of crowds lets it, so that
 * no story which comes out shows by what it changes what is hidden of it (F-12, F-24).
 */
export function interviewFiguresOf(tallies: InterviewTallies, shown: ShownSaid = {}): InterviewFigures {
  const median = (fact: NumberFact, round?: number): CrowdMedian | null => {
    const said = shown[figureName(fact, round)];
    return said ? medianIn(said, steps[fact]) : null;
  };
  const share = (fact: ShareFact): CrowdShare | null => (shown[fact] ? shareIn(shown[fact]) : null);
  return {
    interviewsCount: tallies.interviewsCount,
    uncountedCount: tallies.uncountedCount,
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

function countsOf<Of extends string>({ counts }: InterviewTallies, fact: ReportedFact, all: readonly Of[]): CountsOf<Of> {
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
