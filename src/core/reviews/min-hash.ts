import { fnvHash } from '../fnv-hash.ts';

/** Words in a run, and runs kept per text. */
const wordsOfRun = 4;
const mostRuns = 16;

/** Shared runs that make near duplicates, with more required of short texts. */
const nearDuplicateShare = 0.6;
const nearDuplicateShareOfShort = 0.8;

/** Runs used for lookup, enough that near duplicates almost always share one. */
export const runsToFindBy = 4;

/** Fingerprint of text runs that finds near duplicates and reveals neither style nor author (F-09). */
export function minHash(text: string): readonly number[] {
  const words = text
    .toLowerCase()
    .replaceAll(/\p{N}+/gu, '0')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const runs = words.slice(0, Math.max(1, words.length - wordsOfRun + 1)).map((_, at) => words.slice(at, at + wordsOfRun).join(' '));
  return [...new Set(runs.map(finalized))].toSorted((one, other) => one - other).slice(0, mostRuns);
}

export function isNearDuplicate(one: readonly number[], other: readonly number[]): boolean {
  const most = Math.max(one.length, other.length);
  const shared = one.filter((hash) => other.includes(hash)).length;
  return most > 0 && shared >= (most < mostRuns ? nearDuplicateShareOfShort : nearDuplicateShare) * most;
}

/** Stirs hashes, since runs with the same ending would otherwise cluster among the smallest. */
function finalized(run: string): number {
  const hash = fnvHash(run);
  const once = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2_b2_ae_35);
  return (twice ^ (twice >>> 16)) | 0;
}
