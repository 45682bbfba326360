// The checks of the removal ledger from outside: the chain, the heads of days, and whether everything that is gone is accounted for.
import { createHash } from 'node:crypto';
import { brokenAt, noHash, unaccounted, type DailyHead, type LedgerEntry } from '#core/moderation/ledger.ts';
import { issuerKeyProblem, type IssuerKeyProblem } from '#core/persona-keys/issuer-key.ts';
import type { PublicLedger } from './public-ledger.ts';

/** A number and hash that somebody noted earlier. */
export type Noted = Pick<DailyHead, 'sequence' | 'hash'>;

/** All that a witness noted earlier: heads of days, and posts that were shown. */
export interface Notes {
  readonly heads: readonly Noted[];
  readonly shown: readonly string[];
}

const sha256 = async (text: string): Promise<string> => createHash('sha256').update(text).digest('hex');

/** Verifies the ledger: one sentence about the first fault, nothing when all is well. */
export async function ledgerProblem(ledger: PublicLedger, notes: Notes = { heads: [], shown: [] }): Promise<string | undefined> {
  const entries: LedgerEntry[] = [];
  const broken = await readChain(ledger, entries);
  if (broken !== undefined) return `Line ${broken} does not continue the chain: it, or the line before it, is not what it was.`;
  const head = await ledger.head();
  // Entries may be added while this runs; the head is never behind what was read.
  if (head.sequence < entries.length) return `The head names line ${head.sequence}, and there are ${entries.length}.`;
  return (
    notedProblem(entries, await ledger.heads(), (day) => `the head of ${day}`) ??
    notedProblem(entries, notes.heads, () => 'a line that you noted') ??
    (await goneProblem(ledger, entries, notes.shown)) ??
    (await keyProblem(ledger, entries))
  );
}

/** Reads what was added since the last time; answers the number of the first entry that breaks the chain. */
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

function notedProblem<Head extends Noted & { readonly day?: string }>(
  entries: readonly LedgerEntry[],
  heads: readonly Head[],
  named: (day: string) => string,
): string | undefined {
  for (const { sequence, hash, day = '' } of heads) {
    const entry = entries[sequence - 1];
    if (!entry) return `Line ${sequence} is gone, ${named(day)}; the ledger ends with ${entries.length}.`;
    if (entry.hash !== hash) return `Line ${sequence} is another one than it was, ${named(day)}: the ledger was written anew.`;
  }
  return undefined;
}

/** Compares what is gone with the entries. A change while this runs is read again before it counts. */
async function goneProblem(ledger: PublicLedger, entries: LedgerEntry[], shown: readonly string[]): Promise<string | undefined> {
  const suspects = async () => {
    const gone = await ledger.gone();
    await readChain(ledger, entries);
    const vanished = shown.length === 0 ? [] : await vanishedPosts(ledger, entries, shown);
    return new Set([...unaccounted(gone, entries), ...vanished]);
  };
  const first = await suspects();
  if (first.size === 0) return undefined;
  const second = await suspects();
  const [itemId] = [...first].filter((each) => second.has(each));
  return itemId === undefined ? undefined : `${itemId} is not shown as the ledger has it: its last line says something else, or there is none.`;
}

const saidOfKey: Readonly<Record<IssuerKeyProblem, string>> = {
  unlisted: 'and no line names it: whoever is handed it can be told from others',
  doubled: 'and its quarter has another: whoever is handed one of them can be told from others',
  altered: 'and is another one than its name says',
};

/** Compares the keys that sign tokens with the lines that name them. */
async function keyProblem(ledger: PublicLedger, entries: LedgerEntry[]): Promise<string | undefined> {
  const keys = await ledger.issuerKeys();
  await readChain(ledger, entries);
  for (const key of keys) {
    const hash = createHash('sha256').update(Buffer.from(key.publicKey, 'base64url')).digest('hex');
    const problem = issuerKeyProblem(key, hash, entries);
    if (problem) return `The key ${key.keyId} signs tokens for made-up names, ${saidOfKey[problem]}.`;
  }
  return undefined;
}

/** Posts that were shown once, are shown no more, and that no entry names. */
async function vanishedPosts(ledger: PublicLedger, entries: readonly LedgerEntry[], shown: readonly string[]): Promise<readonly string[]> {
  const named = new Set(entries.map(({ itemId }) => itemId));
  const missing: string[] = [];
  for (const postId of shown) if (!named.has(postId) && !(await ledger.shows(postId))) missing.push(postId);
  return missing;
}
