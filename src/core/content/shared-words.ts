/** The number of words in a row that make a phrase. */
const phrase = 3;

/** Whether two texts have a phrase in common, or a third of the words of the shorter one: under two names they could then be seen to be of one person. A text without words is like any other. */
export function sharesWords(one: string, other: string): boolean {
  const [mine, theirs] = [wordsIn(one), wordsIn(other)];
  const [fewer, more] = [new Set(mine), new Set(theirs)].toSorted((first, second) => first.size - second.size);
  if (!fewer || !more || fewer.size === 0) return true;
  const common = [...fewer].filter((word) => more.has(word)).length;
  const phrases = new Set(phrasesIn(theirs));
  return common * 3 >= fewer.size || phrasesIn(mine).some((each) => phrases.has(each));
}

const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const phrasesIn = (words: readonly string[]): readonly string[] => words.slice(phrase - 1).map((_, at) => words.slice(at, at + phrase).join(' '));
