import { tellingWords } from './question-words.ts';

/** The most questions that are named as alike while one is typed. */
export const mostAlike = 5;

/** The share of what they say that two questions have in common where one may be meant by the other. */
const alikeShare = 0.45;

/** The letters that two words have in common at their beginning where they are forms of one word: a plural, a past. */
const stem = 5;

/** The share of the words of a question that one which may be meant by it has at least: it cannot say less than what both share. */
export const leastShared = (0.7 * alikeShare) / (1 - 0.3 * alikeShare);

/** The fewest of these words that weigh a share of all of them, in every way there is: none is left out of a set without its weight being missed. */
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

/** How much of what two questions say is the same, from 0 to 1; a long word says more than a short one. A question that is being typed lacks its end, so that its own words count for more. */
export function alikeness(typed: string, other: string): number {
  const [mine, theirs] = [tellingWords(typed), tellingWords(other)];
  const shared = weightOf(mine.filter((word) => theirs.some((each) => isForm(word, each))));
  const all = 0.7 * weightOf(mine) + 0.3 * weightOf(theirs);
  return all === 0 ? 0 : Math.min(1, shared / all);
}

const weightOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + Math.min(length, 8), 0);

/** The questions that ask nearly the same, the likest first; of those that are as like, the one that was asked most often. */
export const alikeAmong = <Known extends { readonly text: string; readonly askedCount: number }>(typed: string, known: readonly Known[]): readonly Known[] =>
  known
    .map((question) => ({ question, share: alikeness(typed, question.text) }))
    .filter(({ share }) => share >= alikeShare)
    .toSorted((one, other) => other.share - one.share || other.question.askedCount - one.question.askedCount)
    .slice(0, mostAlike)
    .map(({ question }) => question);
