import type { Random } from '../random.ts';

/** A text grown from a seed: one of each wording, and the names of the world in their places. Words that are not known stay as they are. */
export function spun(seed: string, random: Random, names: Readonly<Record<string, string>>): string {
  const chosen = seed.replace(/<([^<>]+)>/g, (_whole, wordings: string) => random.among(wordings.split('|')));
  return chosen.replace(/(\b[Aa] )?\{(\w+)\}/g, (whole, article: string | undefined, name: string) => {
    const found = names[name];
    if (found === undefined) return whole;
    return article === undefined ? found : `${/^[aeiou]/i.test(found) || found.startsWith('HR') ? article.replace(' ', 'n ') : article}${found}`;
  });
}
