import { phrasesOf, problemWithName, type NameProblem } from './made-up-name.ts';
import { tidiedName } from './name-look.ts';

/** The refusal of a made-up name, with the words in it that are refused, where others of its words are not. */
export interface NameRefusal {
  readonly problem: NameProblem;
  readonly words?: string;
}

/** The check of a name where all others are known; it may fail. */
type NameCheck = (name: string) => Promise<NameProblem | undefined>;

/** The problems that single words have by themselves. */
const problemsOfWords: readonly NameProblem[] = ['company', 'official', 'abusive'];

/** The most words of one name that are looked at alone: checks are counted. */
const mostLookedAt = 6;

/**
 * The refusals of names as they are typed: nothing for a name that a member may write under. What a name breaks by itself is refused without a check.
 * Each word is checked alone once, however often the name is typed on; the name itself is checked each time, for another member may have been quicker.
 */
export function nameRefusals(check: NameCheck): (text: string) => Promise<NameRefusal | undefined> {
  const once = remembered(check);
  return async (text) => {
    const problem = await problemOf(text, check);
    if (!problem || !problemsOfWords.includes(problem)) return problem && { problem };
    // Words are looked for to help: where that fails, the refusal stands without them.
    const words = await wordsWith(problem, text, once).catch(() => undefined);
    return { problem, ...(words !== undefined && { words }) };
  };
}

const problemOf = async (name: string, check: NameCheck): Promise<NameProblem | undefined> => problemWithName(name) ?? check(name);

/** The fewest words of a name that have its problem alone. */
async function wordsWith(problem: NameProblem, text: string, check: NameCheck): Promise<string | undefined> {
  const all = tidiedName(text).split(/[ -]/);
  const parts = phrasesOf(all).filter((part) => part.split(' ').length < all.length);
  for (const part of parts.toSorted((one, other) => one.split(' ').length - other.split(' ').length).slice(0, mostLookedAt)) {
    if ((await problemOf(part, check)) === problem) return part;
  }
  return undefined;
}

/** A check that remembers its answers. */
function remembered(check: NameCheck): NameCheck {
  const known = new Map<string, NameProblem | undefined>();
  return async (name) => {
    if (!known.has(name)) known.set(name, await check(name));
    return known.get(name);
  };
}
