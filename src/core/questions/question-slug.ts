const longestWords = 60;

/** Ends with the id, which alone finds the question. */
export function questionSlug(text: string, questionId: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const short = words.length <= longestWords ? words : words.slice(0, words.lastIndexOf('-', longestWords) + 1 || longestWords).replace(/-+$/, '');
  return [short, questionId].filter(Boolean).join('-');
}

export const questionIdIn = (slug: string): string => slug.slice(slug.lastIndexOf('-') + 1);
