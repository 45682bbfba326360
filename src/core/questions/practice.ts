import { fieldsIn, numberIn, oneIn, textListIn } from '../device/kept-value.ts';

export const mostPractised = 10;

export const mostKeptPractice = 500;

export const practiceMarks = ['can', 'again'] as const;
export type PracticeMark = (typeof practiceMarks)[number];

export interface Practised {
  readonly mark: PracticeMark;
  readonly at: number;
}

export type KeptPractice = Readonly<Record<string, Practised>>;

/** Reads stored practice and drops malformed entries. */
export const keptPracticeIn = (value: unknown): KeptPractice =>
  Object.fromEntries(
    Object.entries(fieldsIn(value)).flatMap(([questionId, each]) => {
      const { mark, at } = fieldsIn(each);
      const known = oneIn(practiceMarks, mark);
      return known ? [[questionId, { mark: known, at: numberIn(at) }]] : [];
    }),
  );

/** Drops the oldest entries beyond the limit. */
export const withPractised = (kept: KeptPractice, questionId: string, practised: Practised): KeptPractice =>
  Object.fromEntries(
    Object.entries({ ...kept, [questionId]: practised })
      .toSorted(([, one], [, other]) => other.at - one.at)
      .slice(0, mostKeptPractice),
  );

export const countCan = (questionIds: readonly string[], kept: KeptPractice): number => questionIds.filter((each) => kept[each]?.mark === 'can').length;

export const hasAnswer = ({ bestAnswer }: { readonly bestAnswer: string | null }): boolean => bestAnswer !== null && bestAnswer !== '';

export interface PracticeRound {
  readonly toCome: readonly string[];
  readonly done: readonly string[];
}

export const mostKeptRounds = 20;

/** Progress by list address, most recently practised last. */
export type KeptRounds = Readonly<Record<string, PracticeRound>>;

export const keptRoundsIn = (value: unknown): KeptRounds =>
  Object.fromEntries(
    Object.entries(fieldsIn(value)).map(([list, each]) => {
      const { toCome, done } = fieldsIn(each);
      return [list, { toCome: textListIn(toCome), done: textListIn(done) }];
    }),
  );

export const withKeptRound = (kept: KeptRounds, list: string, round: PracticeRound): KeptRounds =>
  Object.fromEntries([...Object.entries(kept).filter(([each]) => each !== list), [list, round] as const].slice(-mostKeptRounds));

/** Resumes a round with the questions its list still has, or none when it is over. */
export function goneOn(kept: PracticeRound | undefined, questionIds: readonly string[]): PracticeRound | undefined {
  const known = (ids: readonly string[] = []) => ids.filter((each) => questionIds.includes(each));
  const toCome = known(kept?.toCome);
  return toCome.length === 0 ? undefined : { toCome, done: known(kept?.done) };
}

const turn = (practised: Practised | undefined): number => (practised === undefined ? 1 : practised.mark === 'again' ? 0 : 2);

/** Puts questions to repeat first, then new ones in list order, then known ones, oldest first. */
export function nextRound(questionIds: readonly string[], kept: KeptPractice): PracticeRound {
  const ordered = questionIds.toSorted((one, other) => turn(kept[one]) - turn(kept[other]) || (kept[one]?.at ?? 0) - (kept[other]?.at ?? 0));
  return { toCome: ordered.slice(0, mostPractised), done: [] };
}

/** Moves a question to repeat to the end of the round. */
export function afterMark({ toCome: [now, ...toCome], done }: PracticeRound, mark: PracticeMark): PracticeRound {
  if (now === undefined) return { toCome: [], done };
  return mark === 'can' ? { toCome, done: [...done, now] } : { toCome: [...toCome, now], done };
}

export const progressOf = ({ toCome, done }: PracticeRound): { readonly at: number; readonly of: number } => {
  const of = toCome.length + done.length;
  return { at: Math.min(done.length + 1, of), of };
};
