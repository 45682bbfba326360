import { dayMs } from '../figures/durations.ts';
import type { ModeratedKindName } from '../kinds/contribution-kinds.ts';
import type { Page } from '../page.ts';
import type { Appeal, AskedBy, ModerationRule, RemovalReason } from './moderation-outcome.ts';
import type { ContentPlace } from './content-place.ts';

/** Changes to public content, and issuer keys, so that all users verifiably get the same ones. */
export type LedgerAction = SightAction | StillAction;

type SightAction = 'flagged' | 'removed' | 'restored' | 'deleted' | 'appealed' | 'upheld';

/** Actions that hide nothing: `asked` and `kept` are of an employer's report, the last three of its desk. */
export const stillActions = ['locked', 'unlocked', 'published', 'asked', 'kept', 'granted', 'denied', 'confirmed'] as const;

type StillAction = (typeof stillActions)[number];

export const isStill = (action: LedgerAction): action is StillAction => stillActions.some((still) => still === action);

type ItemKind = 'post' | 'comment' | 'question' | 'reply' | ModeratedKindName;

/** Event without text or author (F-04). */
export interface LedgerEvent {
  /** ISO week such as `2026-W47`, never finer. */
  readonly week: string;
  /** Url name of its community or company. */
  readonly community: string | null;
  /** Random name of the thing or of a decision about a desk, or an issuer key's quarter, hash and purpose. */
  readonly itemId: string;
  readonly itemKind: ItemKind | 'issuer-key' | 'desk';
  readonly stars: number | null;
  readonly action: LedgerAction;
  readonly rule: ModerationRule;
  readonly askedBy: AskedBy;
  readonly appeal: Appeal;
}

/** Event with its place in the public hash chain. */
export interface LedgerEntry extends LedgerEvent {
  readonly sequence: number;
  readonly previousHash: string;
  /** SHA-256 of its `chainedText`, in hexadecimal. */
  readonly hash: string;
}

/** Hash before the first entry (genesis). */
export const noHash = '0'.repeat(64);

/** Page size large enough for checking the chain in few requests. */
export const mostLinesAtOnce = 1_000;

/** Publicly computable text behind an entry's hash. */
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

/** First broken link of the chain, if any, with SHA-256 supplied by the caller. */
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

/** Days until a deletion is recorded, at random so that one act's lines are scattered. */
export const owedDays = 7;

/** Days a line may be missing. */
export const mostMissedDays = owedDays + 1;

export const isOverdue = (missedSince: string, today: string): boolean => Date.parse(today) - Date.parse(missedSince) > mostMissedDays * dayMs;

export interface LedgerHead {
  readonly sequence: number;
  readonly hash: string;
  readonly totals: readonly { readonly action: LedgerAction; readonly rule: ModerationRule; readonly count: number }[];
  /** Removals by whose wish, most first. */
  readonly removedFor: readonly { readonly askedBy: AskedBy; readonly count: number }[];
}

/** Entries of one action, over all rules. */
export const entriesOf = ({ totals }: Pick<LedgerHead, 'totals'>, wanted: LedgerAction): number =>
  totals.reduce((sum, { action, count }) => (action === wanted ? sum + count : sum), 0);

/** Lets a witness detect a rewritten ledger or entries moved between days. */
export interface DailyHead {
  readonly day: string;
  readonly sequence: number;
  readonly hash: string;
  readonly count: number;
}

/** First day whose count contradicts the previous head, given all days newest first. */
export function miscountedDay(heads: readonly Omit<DailyHead, 'hash'>[]): string | undefined {
  return heads.find(({ sequence, count }, at) => count < 1 || sequence - count !== (heads[at + 1]?.sequence ?? 0))?.day;
}

/** Formerly public content, with the status the ledger reports. */
export interface GoneItem {
  readonly itemId: string;
  readonly itemKind: ItemKind;
  readonly status: 'FLAGGED' | 'AUTHOR_REJECTED' | 'DELETED';
}

/** Current state of an entry's thing, outside the chain. */
export interface LedgerThing {
  readonly itemId: string;
  readonly place: ContentPlace;
  readonly postId: string | null;
}

export interface LedgerPage extends Page<LedgerEntry> {
  readonly things: readonly LedgerThing[];
}

/** Append-only public record of removals. */
export abstract class RemovalLedger {
  abstract head(): Promise<LedgerHead>;
  /** Heads of days with entries, newest first. */
  abstract heads(after?: string | null, pageSize?: number): Promise<Page<DailyHead>>;
  /** All hidden content, to compare with entries; owed lines keep the former status. */
  abstract gone(after?: string | null, pageSize?: number): Promise<Page<GoneItem>>;
  /** Newest first, of one action or of all. */
  abstract entries(after?: string | null, pageSize?: number, action?: LedgerAction): Promise<LedgerPage>;
  /** Entries in order from a number; a short result means the end. */
  abstract from(sequence: number, most?: number, action?: LedgerAction): Promise<readonly LedgerEntry[]>;
}

/** Monday at midnight UTC of an ISO week such as `2026-W47`. */
export function mondayOf(week: string): number {
  const [year = NaN, number = NaN] = week.split('-W').map(Number);
  const fourth = Date.UTC(year, 0, 4);
  return fourth + (7 * (number - 1) - ((new Date(fourth).getUTCDay() + 6) % 7)) * dayMs;
}

export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const thursday = new Date(date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * dayMs);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs));
  return `${year}-W${String(week).padStart(2, '0')}`;
}

const statusAfterAction = {
  flagged: 'FLAGGED',
  removed: 'AUTHOR_REJECTED',
  appealed: 'AUTHOR_REJECTED',
  upheld: 'AUTHOR_REJECTED',
  deleted: 'DELETED',
  restored: 'LIVE',
} as const satisfies Record<SightAction, GoneItem['status'] | 'LIVE'>;

const statusAfter = (action: LedgerAction): GoneItem['status'] | 'LIVE' | null => (isStill(action) ? null : statusAfterAction[action]);

/** Items whose visibility contradicts the ledger. */
export function unaccounted(gone: readonly GoneItem[], entries: readonly LedgerEntry[]): readonly string[] {
  const statusOf = new Map(gone.map(({ itemId, status }) => [itemId, status]));
  const last = new Map(entries.filter(({ action }) => !isStill(action)).map((entry) => [entry.itemId, entry]));
  const withoutEntry = gone.filter(({ itemId, status }) => {
    const entry = last.get(itemId);
    return !entry || statusAfter(entry.action) !== status;
  });
  const shownAgain = [...last.values()].filter(({ itemId, action }) => action !== 'restored' && !statusOf.has(itemId));
  return [...withoutEntry, ...shownAgain].map(({ itemId }) => itemId);
}

/** Author deletion never masks an earlier removal, nor turns a hidden text into a removed one. */
export function reasonFrom(entries: readonly Pick<LedgerEntry, 'action' | 'rule' | 'week' | 'askedBy'>[], isDeleted = false): RemovalReason | null {
  let stands: { readonly action: LedgerAction; readonly reason: RemovalReason } | undefined;
  for (const { action, rule, week, askedBy } of entries) {
    if (action === 'restored') stands = undefined;
    else if (isStill(action) || action === 'appealed' || (action === 'deleted' && stands && stands.action !== 'flagged')) continue;
    else stands = { action, reason: { rule, week, askedBy } };
  }
  return stands === undefined || (isDeleted && stands.action === 'flagged') ? null : stands.reason;
}
