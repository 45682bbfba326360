const longestWords = 60;

/** The name of a question in URLs: its words in small letters, and its id behind them, which alone finds it. */
export function questionSlug(text: string, questionId: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const short = words.length <= longestWords ? words : words.slice(0, words.lastIndexOf('-', longestWords) + 1 || longestWords).replace(/-+$/, '');
  return [short, questionId].filter(Boolean).join('-');
}

/** The id behind the words of such a name. */
export const questionIdIn = (slug: string): string => slug.slice(slug.lastIndexOf('-') + 1);
