import { fnvHash } from '../fnv-hash.ts';

/** The words of a run, and how many runs stand for a whole text. */
const wordsOfRun = 4;
const mostRuns = 16;

/** The share of runs that two texts have in common where they say nearly the same; a short text has to share more, for a common phrase is much of it. */
const nearDuplicateShare = 0.6;
const nearDuplicateShareOfShort = 0.8;

/** How many of its runs a text is looked for by: of two that say nearly the same, one of these is hardly ever not shared. */
export const runsToFindBy = 4;

/**
 * The print of a text: the smallest hashes of its runs of four words, whatever its letters' case, its numbers and its signs. Texts that say nearly the same
 * have nearly the same print; of others it tells nothing, neither how they are written nor by whom (F-09).
 */
export function minHash(text: string): readonly number[] {
  const words = text
    .toLowerCase()
    .replaceAll(/\p{N}+/gu, '0')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const runs = words.slice(0, Math.max(1, words.length - wordsOfRun + 1)).map((_, at) => words.slice(at, at + wordsOfRun).join(' '));
  return [...new Set(runs.map(finalized))].toSorted((one, other) => one - other).slice(0, mostRuns);
}

/** Whether two prints are of texts that say nearly the same. */
export function isNearDuplicate(one: readonly number[], other: readonly number[]): boolean {
  const most = Math.max(one.length, other.length);
  const shared = one.filter((hash) => other.includes(hash)).length;
  return most > 0 && shared >= (most < mostRuns ? nearDuplicateShareOfShort : nearDuplicateShare) * most;
}

/** Runs that end alike have hashes near each other until they are stirred, and the smallest would be those of one ending. */
function finalized(run: string): number {
  const hash = fnvHash(run);
  const once = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2_b2_ae_35);
  return (twice ^ (twice >>> 16)) | 0;
}
