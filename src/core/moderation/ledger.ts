import type { Page } from '../page.ts';
import type { Appeal, AskedBy, ModerationRule } from './moderation-outcome.ts';

/** The actions of the ledger: changes of something that had been public. */
export type LedgerAction = 'flagged' | 'removed' | 'restored' | 'deleted' | 'appealed' | 'upheld';

/** One thing that happened, without text and without author (F-04). */
export interface LedgerEntry {
  /** Such as `2026-W47`; nothing finer is kept. */
  readonly week: string;
  /** The name in addresses of the community or company it stood in. */
  readonly community: string | null;
  readonly itemId: string;
  readonly itemKind: 'post' | 'comment' | 'review' | 'photo' | 'interview';
  readonly stars: number | null;
  readonly action: LedgerAction;
  readonly rule: ModerationRule;
  readonly askedBy: AskedBy;
  readonly appeal: Appeal;
}

/** An entry in its place in the chain. */
export interface LedgerLine extends LedgerEntry {
  readonly sequence: number;
  readonly previousHash: string;
  /** SHA-256 of `chainedText` of this line, in hexadecimal. */
  readonly hash: string;
}

/** The hash before the first entry (genesis). */
export const noHash = '0'.repeat(64);

/** The text whose SHA-256 is the hash of a line. Anybody can compute it from the public line. */
export const chainedText = ({
  sequence,
  previousHash,
  week,
  community,
  itemId,
  itemKind,
  stars,
  action,
  rule,
  askedBy,
  appeal,
}: Omit<LedgerLine, 'hash'>): string => JSON.stringify([previousHash, sequence, week, community, itemId, itemKind, stars, action, rule, askedBy, appeal]);

/** The number of the first line that does not continue the chain, or undefined when all do. The caller passes SHA-256 in. */
export async function brokenAt(
  lines: readonly LedgerLine[],
  sha256: (text: string) => Promise<string>,
  before: { readonly sequence: number; readonly hash: string } = { sequence: 0, hash: noHash },
): Promise<number | undefined> {
  let last = before;
  for (const line of lines) {
    const isNext = line.sequence === last.sequence + 1 && line.previousHash === last.hash;
    if (!isNext || line.hash !== (await sha256(chainedText(line)))) return line.sequence;
    last = line;
  }
  return undefined;
}

/** The last line, and what all lines add up to. */
export interface LedgerHead {
  readonly sequence: number;
  readonly hash: string;
  readonly totals: readonly { readonly action: LedgerAction; readonly rule: ModerationRule; readonly count: number }[];
}

/** The public record of everything that was taken down. Lines are added and never changed. */
export abstract class RemovalLedger {
  abstract head(): Promise<LedgerHead>;
  /** Newest first. */
  abstract lines(after?: string | null, pageSize?: number): Promise<Page<LedgerLine>>;
  /** In their order, from a number on, for whoever checks the chain. */
  abstract from(sequence: number): Promise<readonly LedgerLine[]>;
}

/** The ISO week of a day such as `2026-11-20`. */
export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const thursday = new Date(date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * 86_400_000);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * 86_400_000));
  return `${year}-W${String(week).padStart(2, '0')}`;
}
