// The checks of the removal ledger from outside: the chain, the heads of days, and whether everything that is gone is accounted for.
import { createHash } from 'node:crypto';
import { declaredKinds } from '#core/kinds/contribution-kinds.ts';
import {
  brokenAt,
  isOverdue,
  isStill,
  miscountedDay,
  noHash,
  unaccounted,
  type DailyHead,
  type LedgerAction,
  type LedgerEntry,
} from '#core/moderation/ledger.ts';
import { impossibleAt } from '#core/moderation/ledger-order.ts';
import { issuerKeyProblem, ofCountedKinds, tokenPurposes, type IssuerKeyProblem, type TokenPurpose } from '#core/persona-keys/issuer-key.ts';
import type { PublicLedger } from './public-ledger.ts';
import type { Noted, Notes, Noticed } from './notes.ts';

/** First fault in one sentence, or the data read. */
export type Verified = { readonly problem: string } | Found;

interface Found {
  readonly lines: number;
  readonly gone: number;
  readonly seen: readonly Noticed[];
  /** Posts and comments noted before, no longer shown, that may lack a line so far. */
  readonly missed: readonly string[];
}

const sha256 = async (text: string): Promise<string> => createHash('sha256').update(text).digest('hex');

interface Extent {
  readonly pages: number;
  readonly today: string;
}

/** Verifies the ledger, and the newest feed pages against it. */
export async function verifyLedger(ledger: PublicLedger, notes: Notes, { pages, today }: Extent): Promise<Verified> {
  const entries: LedgerEntry[] = [];
  const broken = await readChain(ledger, entries);
  if (broken !== undefined) return { problem: `Line ${broken} does not continue the chain: it, or the line before it, is not what it was.` };
  const head = await ledger.head();
  // Entries may be added while this runs; the head is never behind what was read.
  if (head.sequence < entries.length) return { problem: `The head names line ${head.sequence}, and there are ${entries.length}.` };
  const heads = await ledger.heads();
  const problem =
    notedProblem(entries, heads, (day) => `the head of ${day}`) ??
    notedProblem(entries, notes.heads, () => 'a line that you noted') ??
    countProblem(heads, notes.heads) ??
    headlessProblem(entries, heads) ??
    orderProblem(entries);
  if (problem !== undefined) return { problem };
  const found = await compared(ledger, entries, notes, { pages, today });
  const ofKeys = 'problem' in found ? undefined : await keyProblem(ledger, entries);
  return ofKeys === undefined ? found : { problem: ofKeys };
}

/** Reads new entries and returns the first that breaks the chain. */
async function readChain(ledger: PublicLedger, entries: LedgerEntry[]): Promise<number | undefined> {
  for (;;) {
    const last = entries.at(-1) ?? { sequence: 0, hash: noHash };
    const more = await ledger.from(last.sequence + 1);
    if (more.length === 0) return undefined;
    const broken = await brokenAt(more, sha256, last);
    if (broken !== undefined) return broken;
    entries.push(...more);
  }
}

/** Compares the newest head with the last entry, as each entry updates a head. */
function headlessProblem(entries: readonly LedgerEntry[], [newest]: readonly DailyHead[]): string | undefined {
  const named = newest?.sequence ?? 0;
  return named < entries.length ? `The newest head of a day names line ${named}, and there are ${entries.length}: a head is gone.` : undefined;
}

/** Finds impossible histories, which even an unbroken chain may tell. */
function orderProblem(entries: readonly LedgerEntry[]): string | undefined {
  const sequence = impossibleAt(entries);
  return sequence === undefined ? undefined : `Line ${sequence} says what cannot follow the lines before it about the same thing.`;
}

function notedProblem(entries: readonly LedgerEntry[], heads: readonly Noted[], named: (day: string) => string): string | undefined {
  for (const { sequence, hash, day = '' } of heads) {
    const entry = entries[sequence - 1];
    if (!entry) return `Line ${sequence} is gone, ${named(day)}; the ledger ends with ${entries.length}.`;
    if (entry.hash !== hash) return `Line ${sequence} is not what it was, ${named(day)}: the ledger was rewritten.`;
  }
  return undefined;
}

/** Compares daily counts with heads and noted ones, since each day begins where the last ended. */
function countProblem(heads: readonly DailyHead[], noted: readonly Noted[]): string | undefined {
  const miscounted = miscountedDay(heads);
  if (miscounted !== undefined) return `The count of ${miscounted} does not reach back to the head of the day before.`;
  const before = new Map(heads.map(({ day, sequence, count }) => [day, sequence - count]));
  const moved = noted.find(({ day, sequence, count }) => day !== undefined && count !== undefined && before.get(day) !== sequence - count);
  return moved && `The lines of ${moved.day} are not those you noted: lines were moved between days.`;
}

/** Compares things shown and gone with entries, rereading recent changes and allowing days for late lines. */
async function compared(ledger: PublicLedger, entries: LedgerEntry[], notes: Notes, { pages, today }: Extent): Promise<Verified> {
  const look = async () => {
    const [seen, gone] = [await ledger.shown(pages), await ledger.gone()];
    const vanished = await vanishedIn(ledger, entries, notes, seen);
    const broken = await readChain(ledger, entries);
    if (broken !== undefined) throw new Error(`line ${broken} was added and does not continue the chain`);
    const isGone = goneIn(entries);
    const missed = vanished.filter((each) => !isGone(each));
    const overdue = missed.filter((each) => isOverdue(notes.missed.get(each) ?? today, today));
    const asked = await Promise.all(wronglyLocked(seen, entries).map(({ kind, id }) => ledger.noticed(kind, id)));
    const locked = wronglyLocked(
      asked.filter((each) => each !== undefined),
      entries,
    );
    const suspects = new Map(locked.map((each) => [each.id, 'is closed or open for comments, and its last line says something else, or there is none']));
    for (const id of [...unaccounted(gone, entries), ...overdue])
      suspects.set(id, 'is not shown as the ledger has it: its last line says something else, or there is none');
    return { lines: entries.length, seen, gone: gone.length, missed, suspects };
  };
  const first = await look();
  if (first.suspects.size === 0) return first;
  const second = await look();
  const [fault] = [...second.suspects].filter(([id]) => first.suspects.has(id));
  return fault ? { problem: `${fault.join(' ')}.` } : second;
}

const saidOfKey: Readonly<Record<IssuerKeyProblem, string>> = {
  unlisted: 'and no line names it: anyone who gets it can be singled out',
  doubled: 'and its period has another: anyone who gets one of them can be singled out',
  altered: 'and is not the one that its name says',
};

const saidOfPurpose: Readonly<Record<TokenPurpose, string>> = {
  name: 'made-up names',
  contribution: 'contributions',
  ...ofCountedKinds((kind) => `${declaredKinds[kind].page} that count`),
  reward: 'points',
};

async function keyProblem(ledger: PublicLedger, entries: LedgerEntry[]): Promise<string | undefined> {
  const keys = await Promise.all(tokenPurposes.map(async (purpose) => (await ledger.issuerKeys(purpose)).map((key) => ({ key, purpose }))));
  await readChain(ledger, entries);
  for (const { key, purpose } of keys.flat()) {
    const hash = createHash('sha256').update(Buffer.from(key.publicKey, 'base64url')).digest('hex');
    const problem = issuerKeyProblem(key, hash, entries, purpose);
    if (problem) return `The key ${key.keyId} signs tokens for ${saidOfPurpose[purpose]}, ${saidOfKey[problem]}.`;
  }
  return undefined;
}

const isLock = ({ action }: LedgerEntry): boolean => action === 'locked' || action === 'unlocked';

/** Ignores lines about comments below an item. */
function goneIn(entries: readonly LedgerEntry[]): (id: string) => boolean {
  const last = new Map<string, LedgerAction>(entries.filter(({ action }) => !isStill(action)).map(({ itemId, action }) => [itemId, action]));
  return (id) => last.has(id) && last.get(id) !== 'restored';
}

/** Posts and comments closed or open in contradiction to the ledger. */
function wronglyLocked(seen: readonly Noticed[], entries: readonly LedgerEntry[]): readonly Noticed[] {
  const locks = new Map(entries.filter(isLock).map(({ itemId, action }) => [itemId, action === 'locked']));
  return seen.filter(({ id, isLocked }) => isLocked !== (locks.get(id) ?? false));
}

/** Things no longer shown. Comments are checked only while their post is shown. */
async function vanishedIn(
  ledger: PublicLedger,
  entries: readonly LedgerEntry[],
  { posts, comments }: Notes,
  seen: readonly Noticed[],
): Promise<readonly string[]> {
  const shown = new Set(seen.map(({ id }) => id));
  const isGone = goneIn(entries);
  const missing = new Set<string>();
  const hidden = new Set<string>(posts.filter(isGone));
  for (const id of posts) if (!shown.has(id) && !hidden.has(id) && !(await ledger.noticed('post', id))) missing.add(id);
  for (const [id, postId] of comments)
    if (!shown.has(id) && !isGone(id) && !hidden.has(postId) && !missing.has(postId) && !(await ledger.noticed('comment', id))) missing.add(id);
  return [...missing];
}
