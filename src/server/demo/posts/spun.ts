import type { Random } from '../random.ts';

/** A text grown from a seed: one of each wording, and the names of the world in their places. Words that are not known stay as they are. */
export function spun(seed: string, random: Random, names: Readonly<Record<string, string>>): string {
  const chosen = seed.replace(/<([^<>]+)>/g, (_whole, wordings: string) => random.among(wordings.split('|')));
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
}
