import { medianIn, shareIn, type CrowdMedian, type CrowdShare, type SaidNumber } from '../crowds/figure.ts';
import type { CountsOf } from '../crowds/shares-of-many.ts';
import type { InterviewFigures, StageWait } from './interview-figures.ts';
import { candidateExperiences, hardnesses, interviewOutcomes, interviewSources, mostRounds, roundKinds } from './interview.ts';

type ReportedFact = 'experience' | 'outcome' | 'source' | 'hardness' | 'roundKind';

/** Rounding step of each hidden number's median, so that it is nobody’s own. */
const steps = { totalDays: 5, waitDays: 2, unpaidHours: 2, letterDays: 2, joiningDays: 5 } as const;

/** Hidden yes-or-no facts: 1 for yes, 0 for others who answered. */
const shareFacts = ['feedback', 'moved', 'revoked'] as const;

type NumberFact = keyof typeof steps;
type ShareFact = (typeof shareFacts)[number];
export type HiddenFact = NumberFact | ShareFact;

export type InterviewCount =
  | { readonly fact: Exclude<ReportedFact, 'roundKind'>; readonly said: string; readonly count: number }
  | { readonly fact: 'roundKind'; readonly stage: number; readonly said: string; readonly count: number };

export interface InterviewTallies {
  readonly interviewsCount: number;
  readonly uncountedCount: number;
  readonly questionsCount: number;
  readonly counts: readonly InterviewCount[];
}

export const noTallies: InterviewTallies = { interviewsCount: 0, uncountedCount: 0, questionsCount: 0, counts: [] };

/** Includes the round for waits. */
export const figureName = (fact: HiddenFact, stage = 0): string => (fact === 'waitDays' ? `${fact} ${stage}` : fact);

const rounds = Array.from({ length: mostRounds }, (_, at) => at + 1);

export const hiddenFigures: readonly string[] = [
  ...Object.keys(steps).flatMap((fact) => (fact === 'waitDays' ? rounds.map((round) => figureName(fact, round)) : [fact])),
  ...shareFacts,
];

export type ShownSaid = Readonly<Record<string, readonly SaidNumber[]>>;

/** Counts public facts exactly, but hidden ones only as crowd figures (F-12, F-24). */
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

/** Waits by place, under the most frequent kind of round. */
function stagesOf(tallies: InterviewTallies, daysAt: (round: number) => CrowdMedian | null): readonly StageWait[] {
  return rounds.flatMap((stage) => {
    const there = tallies.counts.filter((each) => each.fact === 'roundKind' && each.stage === stage);
    const [most] = countsOf({ ...tallies, counts: there }, 'roundKind', roundKinds).toSorted((one, other) => other.count - one.count);
    const days = daysAt(stage);
    return most && days ? [{ stage, kind: most.of, days }] : [];
  });
}
