import { dayMs } from '../figures/durations.ts';
import type { ModeratedKindName } from '../kinds/contribution-kinds.ts';
import type { Page } from '../page.ts';
import type { Appeal, AskedBy, ModerationRule, RemovalReason } from './moderation-outcome.ts';
import type { ContentPlace } from './content-place.ts';

/** The actions of the ledger: changes of something that had been public, and the keys that sign tokens, so that everyone is seen to get the same. */
export type LedgerAction = 'flagged' | 'removed' | 'restored' | 'deleted' | 'appealed' | 'upheld' | 'locked' | 'unlocked' | 'published';

/** The kinds of things that are shown, and may be taken down. */
type ItemKind = 'post' | 'comment' | 'question' | ModeratedKindName;

/** One thing that happened, without text and without author (F-04). */
export interface LedgerEvent {
  /** The week, such as `2026-W47`; an entry names nothing finer. */
  readonly week: string;
  /** The name in URLs of the community or company it stood in. */
  readonly community: string | null;
  /** The random name of the thing; of an issuer key, its quarter and its hash, behind its purpose where that is not names. */
  readonly itemId: string;
  readonly itemKind: ItemKind | 'issuer-key';
  readonly stars: number | null;
  readonly action: LedgerAction;
  readonly rule: ModerationRule;
  readonly askedBy: AskedBy;
  readonly appeal: Appeal;
}

/** An event in its place in the chain, as the public reads it. */
export interface LedgerEntry extends LedgerEvent {
  readonly sequence: number;
  readonly previousHash: string;
  /** SHA-256 of `chainedText` of this entry, in hexadecimal. */
  readonly hash: string;
}

/** The hash before the first entry (genesis). */
export const noHash = '0'.repeat(64);

/** The most entries of a page, so that anyone who checks the chain of many asks few times. */
export const mostLinesAtOnce = 1_000;

/** The text whose SHA-256 is the hash of an entry. Anyone can compute it from the public entry. */
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
}: Omit<LedgerEntry, 'hash'>): string => JSON.stringify([previousHash, sequence, week, community, itemId, itemKind, stars, action, rule, askedBy, appeal]);

/** The number of the first entry that does not continue the chain, or undefined when all do. The caller passes SHA-256 in. */
export async function brokenAt(
  entries: readonly LedgerEntry[],
  sha256: (text: string) => Promise<string>,
  before: { readonly sequence: number; readonly hash: string } = { sequence: 0, hash: noHash },
): Promise<number | undefined> {
  let last = before;
  for (const entry of entries) {
    const isNext = entry.sequence === last.sequence + 1 && entry.previousHash === last.hash;
    if (!isNext || entry.hash !== (await sha256(chainedText(entry)))) return entry.sequence;
    last = entry;
  }
  return undefined;
}

/** Days within which the ledger tells of what its author deleted: at a random moment, so that the lines of one act do not stand side by side. */
export const owedDays = 7;

/** Days for which something may be missed without a line. */
export const mostMissedDays = owedDays + 1;

/** Whether something that has been missed since a day ought to have its line. */
export const isOverdue = (missedSince: string, today: string): boolean => Date.parse(today) - Date.parse(missedSince) > mostMissedDays * dayMs;

/** The last entry, and what all entries add up to. */
export interface LedgerHead {
  readonly sequence: number;
  readonly hash: string;
  readonly totals: readonly { readonly action: LedgerAction; readonly rule: ModerationRule; readonly count: number }[];
}

/** The last entry of a day, and how many entries that day added. A witness who noted both notices when the ledger is written again, or entries are moved between days. */
export interface DailyHead {
  readonly day: string;
  readonly sequence: number;
  readonly hash: string;
  readonly count: number;
}

/** The day whose count does not reach back to the head before, or undefined when the days share out all entries. The heads are those of all days, newest first. */
export function miscountedDay(heads: readonly Omit<DailyHead, 'hash'>[]): string | undefined {
  return heads.find(({ sequence, count }, at) => count < 1 || sequence - count !== (heads[at + 1]?.sequence ?? 0))?.day;
}

/** A post or comment that is not shown although it had been public, with the status that the ledger tells of. */
export interface GoneItem {
  readonly itemId: string;
  readonly itemKind: ItemKind;
  readonly status: 'FLAGGED' | 'AUTHOR_REJECTED' | 'DELETED';
}

/** The thing of an entry as it is now, which is no part of the chain. */
export interface LedgerThing {
  readonly itemId: string;
  readonly place: ContentPlace;
  /** The post that it is or is under; null where it is not shown any more. */
  readonly postId: string | null;
}

/** A page of entries, with the things they are about as far as these are known. */
export interface LedgerPage extends Page<LedgerEntry> {
  readonly things: readonly LedgerThing[];
}

/** The public record of everything that was taken down. Entries are added and never changed. */
export abstract class RemovalLedger {
  abstract head(): Promise<LedgerHead>;
  /** The heads of the days on which entries were added, newest first. */
  abstract heads(after?: string | null, pageSize?: number): Promise<Page<DailyHead>>;
  /** Everything that is not shown any more, to be compared with the entries; a thing that is owed its line is as it did before. */
  abstract gone(after?: string | null, pageSize?: number): Promise<Page<GoneItem>>;
  /** Newest first. */
  abstract entries(after?: string | null, pageSize?: number): Promise<LedgerPage>;
  /** Entries in their order, from a number on, to check the chain. Where there are fewer than asked for, the ledger ends with them. */
  abstract from(sequence: number, most?: number): Promise<readonly LedgerEntry[]>;
}

/** The Monday, at midnight in UTC, of an ISO week such as `2026-W47`. */
export function mondayOf(week: string): number {
  const [year = NaN, number = NaN] = week.split('-W').map(Number);
  const fourth = Date.UTC(year, 0, 4);
  return fourth + (7 * (number - 1) - ((new Date(fourth).getUTCDay() + 6) % 7)) * dayMs;
}

/** The ISO week of a day such as `2026-11-20`. */
export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const thursday = new Date(date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * dayMs);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs));
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** The status that an action leaves behind; null where it leaves it as it was. */
const statusAfterAction = {
  flagged: 'FLAGGED',
  removed: 'AUTHOR_REJECTED',
  appealed: 'AUTHOR_REJECTED',
  upheld: 'AUTHOR_REJECTED',
  deleted: 'DELETED',
  restored: 'LIVE',
  locked: null,
  unlocked: null,
  published: null,
} as const satisfies Record<LedgerAction, GoneItem['status'] | 'LIVE' | null>;

/** The items that are gone without the entry that would say so, or shown although the ledger says that they are gone. */
export function unaccounted(gone: readonly GoneItem[], entries: readonly LedgerEntry[]): readonly string[] {
  const statusOf = new Map(gone.map(({ itemId, status }) => [itemId, status]));
  const last = new Map(entries.filter(({ action }) => statusAfterAction[action] !== null).map((entry) => [entry.itemId, entry]));
  const withoutEntry = gone.filter(({ itemId, status }) => {
    const entry = last.get(itemId);
    return !entry || statusAfterAction[entry.action] !== status;
  });
  const shownAgain = [...last.values()].filter(({ itemId, action }) => action !== 'restored' && !statusOf.has(itemId));
  return [...withoutEntry, ...shownAgain].map(({ itemId }) => itemId);
}

/**
 * The reason that a tombstone names, from the entries about one item in their order. An author who deletes what was removed does not hide the removal;
 * what was only hidden is not called removed when its author deletes it, also before the entry that says so.
 */
export function reasonFrom(entries: readonly Pick<LedgerEntry, 'action' | 'rule' | 'week' | 'askedBy'>[], isDeleted = false): RemovalReason | null {
  let stands: { readonly action: LedgerAction; readonly reason: RemovalReason } | undefined;
  for (const { action, rule, week, askedBy } of entries) {
    if (action === 'restored') stands = undefined;
    else if (statusAfterAction[action] === null || action === 'appealed' || (action === 'deleted' && stands && stands.action !== 'flagged')) continue;
    else stands = { action, reason: { rule, week, askedBy } };
  }
  return stands === undefined || (isDeleted && stands.action === 'flagged') ? null : stands.reason;
}
