// The notes of a witness: heads of the ledger, every post and comment that was ever seen, and what is missed without a line.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { DailyHead } from '#core/moderation/ledger.ts';
import type { Noted, Notes, Noticed } from './notes.ts';

interface WitnessFile {
  readonly heads: readonly (Noted & Pick<DailyHead, 'day'>)[];
  readonly shown: readonly string[];
  /** Comments, each with its post. Notes of before have none. */
  readonly comments?: readonly (readonly [commentId: string, postId: string])[];
  /** Posts and comments that are missed without a line, each with the day on which that was first noticed. Notes of before have none. */
  readonly missed?: Readonly<Record<string, string>>;
}

/** The notes of earlier runs; none where there is no file. One that is empty, or no notes, is refused: else everything noted would be forgotten in silence. */
export function readWitness(file: string | undefined): WitnessFile {
  if (file === undefined || !existsSync(file)) return { heads: [], shown: [] };
  const noted = JSON.parse(readFileSync(file, 'utf8')) as Partial<WitnessFile> | null;
  const { heads, shown } = noted ?? {};
  if (!Array.isArray(heads) || !Array.isArray(shown)) throw new Error('no heads, or nothing shown');
  return { ...noted, heads, shown };
}

export const notesOf = ({ heads, shown, comments = [], missed = {} }: WitnessFile): Notes => ({
  heads,
  posts: shown,
  comments,
  missed: new Map(Object.entries(missed)),
});

/** The outcome of a run, to be noted. */
interface Found {
  readonly heads: readonly DailyHead[];
  readonly seen: readonly Noticed[];
  readonly missed: readonly string[];
  readonly today: string;
}

/** Writes what is new beside what was noted before, so that the file only grows; only what is missed no more is taken out of what was missed. */
export function writeWitness(file: string, before: WitnessFile, { heads, seen, missed, today }: Found): void {
  const byDay = new Map([...before.heads, ...heads].map((head) => [`${head.day} ${head.sequence}`, head]));
  const posts = seen.filter(({ kind }) => kind === 'post').map(({ id }) => id);
  const comments = new Map([...(before.comments ?? []), ...seen.flatMap(({ id, postId }) => (postId === undefined ? [] : [[id, postId] as const]))]);
  const noted: WitnessFile = {
    heads: [...byDay.values()],
    shown: [...new Set([...before.shown, ...posts])],
    comments: [...comments],
    missed: Object.fromEntries(missed.map((id) => [id, before.missed?.[id] ?? today])),
  };
  writeFileSync(file, `${JSON.stringify(noted, undefined, 1)}\n`);
}
