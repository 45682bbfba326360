import { mostRoundMinutes, mostStageDays, type RoundDraft } from './interview-draft.ts';
import { hardnesses, longestQuestion, mostRoundQuestions, mostRounds, roundKinds, type RoundKind } from './interview.ts';
import { typedNumber } from '../calculators/typed-number.ts';
import { choiceIn, saidAsText } from './typed-facts.ts';

/** Empty for what was not said; questions one per line. */
export interface RoundFields {
  readonly kind: string;
  readonly minutes: string;
  readonly hardness: string;
  readonly waitDays: string;
  readonly feedback: string;
  readonly questions: string;
}

export const emptyRound: RoundFields = { kind: 'technical', minutes: '', hardness: '', waitDays: '', feedback: '', questions: '' };

/** ASCII separators of records and parts, which nobody types. */
const [betweenRounds, betweenParts] = ['\u001e', '\u001f'];

export function roundsIn(kept: string): readonly RoundFields[] {
  if (kept === '') return [];
  return kept.split(betweenRounds).map((round) => {
    const [kind = '', minutes = '', hardness = '', waitDays = '', feedback = '', questions = ''] = round.split(betweenParts);
    return { kind, minutes, hardness, waitDays, feedback, questions };
  });
}

/** Serializes rounds, since a draft stores only texts. */
export const roundsKept = (rounds: readonly RoundFields[]): string =>
  rounds
    .map(({ kind, minutes, hardness, waitDays, feedback, questions }) => [kind, minutes, hardness, waitDays, feedback, questions].join(betweenParts))
    .join(betweenRounds);

/** Adds a round while there is room. */
export const withNewRound = (kept: string, kind: RoundKind): string => {
  const rounds = roundsIn(kept);
  return rounds.length >= mostRounds ? kept : roundsKept([...rounds, { ...emptyRound, kind }]);
};

export const withRound = (kept: string, place: number, changes: Partial<RoundFields>): string =>
  roundsKept(roundsIn(kept).map((round, at) => (at === place ? { ...round, ...changes } : round)));

export const withoutRound = (kept: string, place: number): string => roundsKept(roundsIn(kept).filter((_, at) => at !== place));

export interface RoundProblems extends Partial<Record<'minutes' | 'waitDays', 'number'>> {
  readonly questions?: 'long' | 'many';
}

/** Finds the round behind a problem of `interviewFormProblems`. */
export function roundProblems(round: RoundFields): RoundProblems {
  const { questions } = roundOf(round);
  return {
    ...numbersIn([round]),
    ...(questions.length > mostRoundQuestions && { questions: 'many' as const }),
    ...(questions.some((text) => text.length > longestQuestion) && { questions: 'long' as const }),
  };
}

export const numbersIn = (rounds: readonly RoundFields[]): Pick<RoundProblems, 'minutes' | 'waitDays'> => ({
  ...(rounds.some(({ minutes }) => typedNumber(minutes, mostRoundMinutes) === undefined) && { minutes: 'number' as const }),
  ...(rounds.some(({ waitDays }) => typedNumber(waitDays, mostStageDays) === undefined) && { waitDays: 'number' as const }),
});

export const fieldsOfRound = ({ kind, minutes, hardness, waitDays, hasFeedback, questions }: RoundDraft): RoundFields => ({
  kind,
  minutes: saidAsText(minutes),
  hardness: saidAsText(hardness),
  waitDays: saidAsText(waitDays),
  feedback: hasFeedback === null ? '' : hasFeedback ? 'yes' : 'no',
  questions: questions.join('\n'),
});

export function roundOf({ kind, minutes, hardness, waitDays, feedback, questions }: RoundFields): RoundDraft {
  return {
    kind: choiceIn(roundKinds, kind) ?? 'other',
    minutes: typedNumber(minutes, mostRoundMinutes) ?? null,
    hardness: choiceIn(hardnesses, hardness),
    waitDays: typedNumber(waitDays, mostStageDays) ?? null,
    hasFeedback: feedback === '' ? null : feedback === 'yes',
    questions: questions
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  };
}
