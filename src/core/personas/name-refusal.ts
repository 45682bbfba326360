import { phrasesOf, problemWithName, type NameProblem } from './made-up-name.ts';
import { tidiedName } from './name-look.ts';

/** The refusal of a made-up name, with the words in it that are refused, where others of its words are not. */
export interface NameRefusal {
  readonly problem: NameProblem;
  readonly words?: string;
}

/** The check of a name where all others are known; it may fail. */
export type NameCheck = (name: string) => Promise<NameProblem | undefined>;

/** The problem of a name. One that it has by itself needs no check. */
export const nameProblemOf = async (name: string, check: NameCheck): Promise<NameProblem | undefined> => problemWithName(name) ?? check(name);

/** Whether single words of a name may have this problem alone. */
export const isOfWords = (problem: NameProblem): boolean => ['company', 'official', 'abusive'].includes(problem);

/** The most words of one name that are looked at alone: checks are counted. */
const mostLookedAt = 6;

/** The fewest words of a name that have its problem alone; nothing where only all of them have it. */
export async function refusedPartOf(text: string, problem: NameProblem, check: NameCheck): Promise<string | undefined> {
  const all = tidiedName(text).split(/[ -]/);
  const parts = phrasesOf(all).filter((part) => part.split(' ').length < all.length);
  for (const part of parts.toSorted((one, other) => one.split(' ').length - other.split(' ').length).slice(0, mostLookedAt)) {
    if ((await nameProblemOf(part, check)) === problem) return part;
  }
  return undefined;
}
