import { fieldsIn, numberIn, oneIn, textListIn } from '../device/kept-value.ts';

/** The most questions of one round of practice. */
export const mostPractised = 10;

/** The most questions of which a device keeps how they went. */
export const mostKeptPractice = 500;

/** How a question went: one can do it, or wants to see it again. */
export const practiceMarks = ['can', 'again'] as const;
export type PracticeMark = (typeof practiceMarks)[number];

/** How a question went last, and when. */
export interface Practised {
  readonly mark: PracticeMark;
  readonly at: number;
}

/** How questions went, by their ids. */
export type KeptPractice = Readonly<Record<string, Practised>>;

/** What a device has kept, as far as it is what it ought to be. */
export const keptPracticeIn = (value: unknown): KeptPractice =>
  Object.fromEntries(
    Object.entries(fieldsIn(value)).flatMap(([questionId, each]) => {
      const { mark, at } = fieldsIn(each);
      const known = oneIn(practiceMarks, mark);
      return known ? [[questionId, { mark: known, at: numberIn(at) }]] : [];
    }),
  );

/** What is stored once a question has gone in some way: the latest alone where there is too much. */
export const withPractised = (kept: KeptPractice, questionId: string, practised: Practised): KeptPractice =>
  Object.fromEntries(
    Object.entries({ ...kept, [questionId]: practised })
      .toSorted(([, one], [, other]) => other.at - one.at)
      .slice(0, mostKeptPractice),
  );

/** How many of these questions one can do. */
export const countCan = (questionIds: readonly string[], kept: KeptPractice): number => questionIds.filter((each) => kept[each]?.mark === 'can').length;

export const hasAnswer = ({ bestAnswer }: { readonly bestAnswer: string | null }): boolean => bestAnswer !== null && bestAnswer !== '';

/** A round of practice: the questions that are still to come, and those that one can do. */
export interface PracticeRound {
  readonly toCome: readonly string[];
  readonly done: readonly string[];
}

/** The most lists of which a device keeps where one is. */
export const mostKeptRounds = 20;

/** Where one is in lists, by their addresses; the list that was practised last is the last. */
export type KeptRounds = Readonly<Record<string, PracticeRound>>;

/** The rounds that a device has kept, as far as they are what they ought to be. */
export const keptRoundsIn = (value: unknown): KeptRounds =>
  Object.fromEntries(
    Object.entries(fieldsIn(value)).map(([list, each]) => {
      const { toCome, done } = fieldsIn(each);
      return [list, { toCome: textListIn(toCome), done: textListIn(done) }];
    }),
  );

/** What is stored once one has gone on in a list. */
export const withKeptRound = (kept: KeptRounds, list: string, round: PracticeRound): KeptRounds =>
  Object.fromEntries([...Object.entries(kept).filter(([each]) => each !== list), [list, round] as const].slice(-mostKeptRounds));

/** The round that was begun, with the questions that its list still has; nothing where it is over. */
export function goneOn(kept: PracticeRound | undefined, questionIds: readonly string[]): PracticeRound | undefined {
  const known = (ids: readonly string[] = []) => ids.filter((each) => questionIds.includes(each));
  const toCome = known(kept?.toCome);
  return toCome.length === 0 ? undefined : { toCome, done: known(kept?.done) };
}

const turn = (practised: Practised | undefined): number => (practised === undefined ? 1 : practised.mark === 'again' ? 0 : 2);

/** The next round: what was to be seen again first, then what is new in the order of its list, then what one can do, each the longest ago first. */
export function nextRound(questionIds: readonly string[], kept: KeptPractice): PracticeRound {
  const ordered = questionIds.toSorted((one, other) => turn(kept[one]) - turn(kept[other]) || (kept[one]?.at ?? 0) - (kept[other]?.at ?? 0));
  return { toCome: ordered.slice(0, mostPractised), done: [] };
}

/** The round once its question has gone in some way: what is to be seen again comes back at its end. */
export function afterMark({ toCome: [now, ...toCome], done }: PracticeRound, mark: PracticeMark): PracticeRound {
  if (now === undefined) return { toCome: [], done };
  return mark === 'can' ? { toCome, done: [...done, now] } : { toCome: [...toCome, now], done };
}

/** Where a round is there: the number of its question, of how many. */
export const progressOf = ({ toCome, done }: PracticeRound): { readonly at: number; readonly of: number } => {
  const of = toCome.length + done.length;
  return { at: Math.min(done.length + 1, of), of };
};
