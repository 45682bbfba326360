import type { Random } from '../random.ts';

/** Text from a seed with alternatives and names resolved, leaving unknown words as they are. */
export function spun(seed: string, random: Random, names: Readonly<Record<string, string>>): string {
  const chosen = seed.replace(/<([^<>]+)>/g, (_whole, wordings: string) => random.among(wordings.split('|')));
  return chosen.replace(/(\b[Aa] )?\{(\w+)\}/g, (whole, article: string | undefined, name: string) => {
    const found = names[name];
    if (found === undefined) return whole;
    return article === undefined ? found : `${/^[aeiou]/i.test(found) || found.startsWith('HR') ? article.replace(' ', 'n ') : article}${found}`;
  });
}
