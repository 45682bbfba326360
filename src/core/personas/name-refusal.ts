import { phrasesOf, problemWithName, type NameProblem } from './made-up-name.ts';
import { tidiedName } from './name-look.ts';

export interface NameRefusal {
  readonly problem: NameProblem;
  readonly words?: string;
}

/** Server check, which may fail. */
export type NameCheck = (name: string) => Promise<NameProblem | undefined>;

/** Skips the check for a local problem. */
export const nameProblemOf = async (name: string, check: NameCheck): Promise<NameProblem | undefined> => problemWithName(name) ?? check(name);

export const isOfWords = (problem: NameProblem): boolean => ['company', 'official', 'abusive'].includes(problem);

/** Words checked singly, since checks are limited. */
const mostLookedAt = 6;

/** Smallest run of words with the problem; undefined if only the whole has it. */
export async function refusedPartOf(text: string, problem: NameProblem, check: NameCheck): Promise<string | undefined> {
  const all = tidiedName(text).split(/[ -]/);
  const parts = phrasesOf(all).filter((part) => part.split(' ').length < all.length);
  for (const part of parts.toSorted((one, other) => one.split(' ').length - other.split(' ').length).slice(0, mostLookedAt)) {
    if ((await nameProblemOf(part, check)) === problem) return part;
  }
  return undefined;
}
