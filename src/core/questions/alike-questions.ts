import { tellingWords } from './question-words.ts';

export const mostAlike = 5;

const alikeShare = 0.45;

/** Common initial letters that make two words forms of one, such as a plural. */
const stem = 5;

/** Least share of words a match needs, since it cannot say less than both share. */
export const leastShared = (0.7 * alikeShare) / (1 - 0.3 * alikeShare);

/** Finds every minimal set of words that reaches the given share of the total weight. */
export function sharingSets(words: readonly string[], share: number): readonly (readonly string[])[] {
  const heaviest = words.toSorted((one, other) => weightOf([other]) - weightOf([one]));
  const setsFrom = (at: number, needed: number): readonly (readonly string[])[] => {
    if (needed <= 0) return [[]];
    const word = heaviest[at];
    if (word === undefined || weightOf(heaviest.slice(at)) < needed) return [];
    return [...setsFrom(at + 1, needed - weightOf([word])).map((rest) => [word, ...rest]), ...setsFrom(at + 1, needed)];
  };
  return setsFrom(0, share * weightOf(words) - 0.001);
}

const isForm = (one: string, other: string): boolean =>
  one === other || (one.length >= stem && other.length >= stem && one.slice(0, stem) === other.slice(0, stem));

/** Similarity from 0 to 1 by word length, favouring the typed words since their end is missing. */
export function alikeness(typed: string, other: string): number {
  const [mine, theirs] = [tellingWords(typed), tellingWords(other)];
  const shared = weightOf(mine.filter((word) => theirs.some((each) => isForm(word, each))));
  const all = 0.7 * weightOf(mine) + 0.3 * weightOf(theirs);
  return all === 0 ? 0 : Math.min(1, shared / all);
}

const weightOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + Math.min(length, 8), 0);

/** Ranks nearly identical questions by likeness, then by how often they were asked. */
export const alikeAmong = <Known extends { readonly text: string; readonly askedCount: number }>(typed: string, known: readonly Known[]): readonly Known[] =>
  known
    .map((question) => ({ question, share: alikeness(typed, question.text) }))
    .filter(({ share }) => share >= alikeShare)
    .toSorted((one, other) => other.share - one.share || other.question.askedCount - one.question.askedCount)
    .slice(0, mostAlike)
    .map(({ question }) => question);
