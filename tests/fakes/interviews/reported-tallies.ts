import { allTitles, type HiddenAnswers } from '#core/interviews/company-interviews.ts';
import { figureName, type InterviewCount, type InterviewTallies } from '#core/interviews/interview-tallies.ts';
import type { KnownInterview } from '#tests/interviews.ts';

/** Tallies of all stories and of each job, jobs in the order of these names from 1. */
export function reportedTallies(interviews: readonly KnownInterview[], jobs: readonly string[]): ReadonlyMap<number, InterviewTallies> {
  const of = jobs.map((job, at) => [at + 1, talliesOf(interviews.filter(({ designation }) => designation === job))] as const);
  return new Map([[allTitles, talliesOf(interviews)] as const, ...of]);
}

const isCounted = ({ countedYear }: KnownInterview): boolean => countedYear !== null;

const talliesOf = (interviews: readonly KnownInterview[]): InterviewTallies => ({
  interviewsCount: interviews.filter(isCounted).length,
  uncountedCount: interviews.filter((known) => !isCounted(known)).length,
  questionsCount: new Set(interviews.flatMap(({ rounds }) => rounds.flatMap(({ questions }) => questions))).size,
  counts: interviews.filter(isCounted).flatMap(reportedBy),
});

const reportedBy = ({ experience, outcome, source, hardness, rounds }: KnownInterview): readonly InterviewCount[] => [
  { fact: 'experience', said: experience, count: 1 },
  { fact: 'outcome', said: outcome, count: 1 },
  ...(source === null ? [] : [{ fact: 'source', said: source, count: 1 } as const]),
  { fact: 'hardness', said: hardness, count: 1 },
  ...rounds.map(({ kind }, at) => ({ fact: 'roundKind', stage: at + 1, said: kind, count: 1 }) as const),
];

/** Hidden answers of stories by figure, as if all had come together. */
export const hiddenIn = (interviews: readonly KnownInterview[], jobs: readonly string[]): HiddenAnswers =>
  Object.fromEntries(
    Map.groupBy(
      interviews.filter(isCounted).flatMap((known) => {
        const part = known.designation === null ? null : jobs.indexOf(known.designation) + 1;
        return numbersOf(known).map(([name, value]) => ({ name, part, cell: null, hasWaited: false, value, count: 1 }));
      }),
      ({ name }) => name,
    ),
  );

function numbersOf({ rounds, unpaidHours, offer }: KnownInterview): readonly (readonly [name: string, value: number])[] {
  const waits = rounds.flatMap(({ waitDays }, at) => (waitDays === null ? [] : [[figureName('waitDays', at + 1), waitDays] as const]));
  const feedback = rounds.flatMap(({ hasFeedback }) => hasFeedback ?? []);
  const isWhole = rounds.length > 0 && waits.length === rounds.length;
  const numbers = {
    totalDays: isWhole ? waits.reduce((sum, [, value]) => sum + value, 0) : null,
    feedback: feedback.length === 0 ? null : Number(feedback.includes(true)),
    unpaidHours,
    letterDays: offer?.letterDays ?? null,
    joiningDays: offer?.joiningDays ?? null,
    moved: typeof offer?.movedDays === 'number' ? Number(offer.movedDays > 0) : null,
    revoked: offer === null || offer.end === 'waiting' ? null : Number(offer.end === 'revoked'),
  } as const;
  return [...waits, ...Object.entries(numbers).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))];
}
