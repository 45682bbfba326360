import { sql, type Transaction } from 'kysely';
import type { AskedBy, Appeal, ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { LedgerAction, LedgerEntry } from '#core/moderation/ledger.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import type { ContentKind, PublicKind } from '../content-kind.ts';
import { isPublic } from '../content-kinds.ts';
import { addDelta } from '../counts/counters.ts';
import { atHome } from '../database/at-home.ts';
import { contentPlaces } from '../content-places.ts';
import { noteEvents } from '../events/note-events.ts';
import { markStale } from '../summaries/mark-stale.ts';
import { addToLedger } from './add-to-ledger.ts';
import type { Tables } from '../database/tables.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { KeptStatus } from '#core/posts/post.ts';

export interface ModerationTarget {
  readonly id: string;
  readonly kind: ContentKind;
  readonly status: KeptStatus;
  readonly authorRef: string;
  readonly place: string;
  readonly placeId: string;
  /** Things whose counts include it while shown. */
  readonly countedIn: readonly (string | null)[];
  readonly stars: number | null;
  readonly upVotes: number;
  readonly lockedFor: ModerationRule | null;
  readonly version: number;
}

export interface StatusChange {
  readonly status: KeptStatus;
  readonly action: LedgerAction;
  readonly rule: ModerationRule;
  readonly askedBy: AskedBy;
  readonly appeal: Appeal;
}

/** Locks the target (`for update`) before its item, against parallel decisions, answers and deadlock. */
export async function lockedTarget(
  transaction: Transaction<Tables>,
  { kinds }: Pick<PseudonymScope, 'kinds'>,
  id: string,
): Promise<ModerationTarget | undefined> {
  const { rows } = await sql<{ readonly type: ResourceType }>`select type from ${kinds.contentBy('id', [id], 'type')}`.execute(transaction);
  const kind = rows[0] && kinds.of(rows[0].type);
  if (!kind) return undefined;
  const own = sql.table(kind.table.name);
  const counted = kind.countedIn.map(({ of }) => sql`${own}.${sql.ref(of)}`);
  const { rows: locked } = await sql<
    Omit<ModerationTarget, 'kind'>
  >`select ${own}.id, ${own}.status, ${own}.author_ref as "authorRef", ${kind.place} as place, ${kind.place} as "placeId", array[${sql.join(counted)}]::text[] as "countedIn",
      ${kind.stars === undefined ? sql`null::integer` : sql`${own}.${sql.ref(kind.stars)}`} as stars, ${isPublic(kind) ? sql`${own}.up_count` : sql`0`} as "upVotes", ${own}.locked_for as "lockedFor", ${own}.version
    from ${own} ${kind.within} where ${own}.id = ${id} ${await atHome(transaction, kind.table, id)} for update of ${own}`.execute(transaction);
  if (!locked[0]) return undefined;
  const placeOf = await contentPlaces(transaction, [locked[0].place]);
  return { ...locked[0], kind, place: placeOf(locked[0].place).urlName };
}

const ledgerItem = ({ id, place, stars }: ModerationTarget, { itemKind }: PublicKind) => ({ community: place, itemId: id, itemKind, stars });

/** Adds a ledger entry about a target, nothing if private. */
export async function tellLedger(
  transaction: Transaction<Tables>,
  scope: Pick<PseudonymScope, 'now'>,
  target: ModerationTarget,
  entry: Omit<StatusChange, 'status'>,
): Promise<LedgerEntry | null> {
  return isPublic(target.kind) ? addToLedger(transaction, scope.now, { ...ledgerItem(target, target.kind), ...entry }) : null;
}

/** Changes status, counts and ledger together; content returning to wait unseen gets no ledger entry. */
export async function changeStatus(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  target: ModerationTarget,
  { status, ...entry }: StatusChange,
): Promise<LedgerEntry | null> {
  const now = await setStatus(transaction, target, status);
  if (now === 'LIVE' && target.kind.type === 'COMMENT') await noteEvents(transaction, [{ cause: 'comment', thing: target.id }]);
  if (now === 'SCHEDULED' && target.status !== 'AUTHOR_REJECTED') return null;
  return tellLedger(transaction, scope, target, entry);
}

/** Changes status and counts; a decision never publishes content scheduled for later. */
export async function setStatus(transaction: Transaction<Tables>, target: ModerationTarget, wanted: KeptStatus): Promise<KeptStatus> {
  const status = wanted === 'LIVE' && (await isScheduledTarget(transaction, target)) ? 'SCHEDULED' : wanted;
  await sql`update ${sql.table(target.kind.table.name)} set status = ${status} where id = ${target.id}`.execute(transaction);
  const change = Number(status === 'LIVE') - Number(target.status === 'LIVE');
  for (const [at, { counter }] of target.kind.countedIn.entries()) {
    const of = target.countedIn[at];
    if (of) await addDelta(transaction, of, counter, change);
  }
  if (target.kind.summary) await markStale(transaction, target.kind.summary, target.placeId);
  return status;
}

async function isScheduledTarget(transaction: Transaction<Tables>, { id, kind: { table, isScheduled } }: ModerationTarget): Promise<boolean> {
  if (!isScheduled) return false;
  const { rows } = await sql`select 1 from ${sql.table(table.name)} where id = ${id} and ${isScheduled}`.execute(transaction);
  return rows.length > 0;
}
