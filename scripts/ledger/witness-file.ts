// The notes of a witness: heads of the ledger, every post and comment that was ever seen, and what is missed without a line.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { DailyHead } from '#core/moderation/ledger.ts';
import type { Noted, Notes, Noticed } from './notes.ts';

interface WitnessFile {
  readonly heads: readonly (Noted & Pick<DailyHead, 'day'>)[];
  readonly shown: readonly string[];
  /** Absent from old notes. */
  readonly comments?: readonly (readonly [commentId: string, postId: string])[];
  /** Things missed without a line, by day. Absent from old notes. */
  readonly missed?: Readonly<Record<string, string>>;
}

/** Notes of earlier runs. Refuses an empty or invalid file, which would silently forget everything. */
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

interface Found {
  readonly heads: readonly DailyHead[];
  readonly seen: readonly Noticed[];
  readonly missed: readonly string[];
  readonly today: string;
}

/** Appends new notes, and removes only missed things that are explained now. */
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
