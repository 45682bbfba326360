const phrase = 3;

/** Detects a shared phrase or vocabulary that could link two names to one person. */
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
