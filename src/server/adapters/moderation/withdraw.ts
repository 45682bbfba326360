import { sql, type RawBuilder, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { leftBehindName } from '#core/personas/author.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { ContentKind } from '../content-kind.ts';
import { addDelta } from '../counts/counters.ts';
import { sanitized, ownWords } from '../content/sanitized-text.ts';
import { isPartOf, wipeOf, type AnyTable } from '../database/table.ts';
import type { Tables } from '../database/tables.ts';
import { oweLines } from './add-to-ledger.ts';
import { lockedTarget, setStatus, type ModerationTarget } from './moderation-target.ts';

export type Withdrawing = Pick<PseudonymScope, 'now' | 'tables' | 'kinds'>;

/** Shared persona for the empty places of all deleted accounts, so that none can be linked. */
const nobody = { ref: 'nobody', kind: 'ANONYMOUS', name: ownWords(leftBehindName), name_key: 'left nobody', avatar: '0-slate' } as const;

/** Empties an author's content with all its parts and appeals; others' answers stay. */
async function leaveEmptyPlaces(transaction: Transaction<Tables>, { tables }: Withdrawing, { table }: ContentKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.deleteFrom('moderation_item').where('thing', 'in', ids).where('decision', 'is', null).execute();
  await transaction
    .updateTable('moderation_item')
    .set({ appeal_text: null, author_note: sanitized('') })
    .where('thing', 'in', ids)
    .execute();
  await transaction.deleteFrom('earlier_version').where('thing', 'in', ids).execute();
  const changes = Object.entries(wipeOf(table)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table.name)} set ${sql.join(changes)} where id = any(${ids}::text[])`.execute(transaction);
  const own = (column: string) => sql.ref(`${table.name}.${column}`);
  for (const { name, spread } of tables.filter((each) => isPartOf(each, table.name))) {
    const besideIt = spread === 'by company' ? sql`and ${own('company_id')} = ${sql.ref(`${name}.company_id`)}` : sql``;
    await sql`delete from ${sql.table(name)} using ${sql.table(table.name)} where ${own('id')} = ${sql.ref(`${name}.${table.name}_id`)}
      ${besideIt} and ${own('id')} = any(${ids}::text[])`.execute(transaction);
  }
}

/** Deletes unseen scheduled posts without trace, except those already in the ledger. */
async function deleteUnseen(transaction: Transaction<Tables>, scope: Withdrawing, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly id: string }>`select id from scheduled_post join post on id = post_id
    where id = any(${ids}::text[]) and status <> 'LIVE'`.execute(transaction);
  const announced = await announcedInLedger(
    transaction,
    rows.map(({ id }) => id),
  );
  const unseen = rows.flatMap(({ id }) => (announced.has(id) ? [] : [id]));
  await leaveEmptyPlaces(transaction, scope, scope.kinds.of('POST'), unseen);
  if (unseen.length > 0) await transaction.deleteFrom('post').where('id', 'in', unseen).execute();
  return new Set(unseen);
}

async function announcedInLedger(transaction: Transaction<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await transaction.selectFrom('removal').select('item_id').distinct().where('item_id', 'in', ids).execute();
  return new Set(rows.map(({ item_id }) => item_id));
}

/** Withdraws a persona's scheduled content, since nobody could delete it later. */
export async function withdrawLater(transaction: Transaction<Tables>, scope: Withdrawing, ref: string): Promise<void> {
  const { rows } = await sql<{
    readonly id: string;
  }>`select id from post join scheduled_post on post_id = id where author_ref = ${ref} and status not in ('LIVE', 'DELETED')`.execute(transaction);
  await withdrawEach(
    transaction,
    scope,
    rows.map(({ id }) => id),
  );
}

export async function withdrawEach(transaction: Transaction<Tables>, scope: Withdrawing, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const target = await lockedTarget(transaction, scope, id);
    if (target && target.status !== 'DELETED') await withdraw(transaction, scope, target);
  }
}

/** Treats others' content as missing. */
export async function withdrawOwn(scope: PseudonymScope, kind: ContentKind, id: string): Promise<void> {
  const { db, personas } = scope.member;
  await db.transaction().execute(async (transaction) => {
    const target = await lockedTarget(transaction, scope, id);
    if (target?.kind !== kind || target.status === 'DELETED' || !personas.includes(target.authorRef)) throw new Failure('missing');
    await withdraw(transaction, scope, target);
  });
}

/** Delays the ledger line as for a deleted account, so that neither can be told apart. */
export async function withdraw(transaction: Transaction<Tables>, scope: Withdrawing, target: ModerationTarget): Promise<void> {
  if ((await deleteUnseen(transaction, scope, [target.id])).has(target.id)) return;
  await setStatus(transaction, target, 'DELETED');
  if (!target.kind.isPrivate) await oweLines(transaction, scope.now, [target.id]);
  await leaveEmptyPlaces(transaction, scope, target.kind, [target.id]);
  await goOn(transaction, scope, [target.id]);
}

/** Lets kinds react to deletions and withdraws what nobody needs any more. */
async function goOn(transaction: Transaction<Tables>, scope: Withdrawing, gone: readonly string[]): Promise<void> {
  for (const { after } of scope.kinds.all) if (after) await withdrawEach(transaction, scope, await after(transaction, gone));
}

interface Withdrawn {
  readonly id: string;
  readonly status: string;
}

/** Withdraws all of a persona's content: counts follow, ledger lines are owed, empty places become ownerless. */
export async function withdrawAll(transaction: Transaction<Tables>, scope: Withdrawing, ref: string): Promise<void> {
  const written = [];
  for (const kind of scope.kinds.all) written.push({ kind, rows: await foundAndUncounted(transaction, kind, ref) });
  const unseen = await deleteUnseen(
    transaction,
    scope,
    written.flatMap(({ rows }) => rows.map(({ id }) => id)),
  );
  const record = written.flatMap(({ rows }) => rows.filter(({ id, status }) => status !== 'DELETED' && !unseen.has(id)));
  const open = new Set(written.flatMap(({ kind, rows }) => (kind.isPrivate ? [] : rows.map(({ id }) => id))));
  await oweLines(
    transaction,
    scope.now,
    record.flatMap(({ id }) => (open.has(id) ? [id] : [])),
  );
  for (const { kind, rows } of written) {
    const ids = rows.flatMap(({ id }) => (unseen.has(id) ? [] : [id]));
    if (ids.length === 0) continue;
    await transaction
      .insertInto('persona')
      .values(nobody)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await leaveEmptyPlaces(transaction, scope, kind, ids);
    await sql`update ${sql.table(kind.table.name)} set status = 'DELETED', author_ref = ${nobody.ref} where author_ref = ${ref}`.execute(transaction);
  }
  await goOn(
    transaction,
    scope,
    record.map(({ id }) => id),
  );
}

type Found = Withdrawn & Readonly<Record<string, string | null>>;

/** Locks a persona's content of one kind and uncounts what is shown. */
async function foundAndUncounted(transaction: Transaction<Tables>, { table, countedIn }: ContentKind, ref: string): Promise<readonly Withdrawn[]> {
  const columns = sql.join([sql.ref('id'), sql.ref('status'), ...countedIn.map(({ of }) => sql.ref(of))]);
  const found: Found[] = [];
  for (const home of await homesOf(transaction, table, ref)) {
    const { rows } = await sql<Found>`select ${columns} from ${sql.table(table.name)} where author_ref = ${ref} ${home} for update`.execute(transaction);
    found.push(...rows);
  }
  const shown = found.filter(({ status }) => status === 'LIVE');
  for (const { of, counter } of countedIn)
    for (const [thing, rows] of Map.groupBy(shown, (row) => row[of] ?? null)) if (thing !== null) await addDelta(transaction, thing, counter, -rows.length);
  return found;
}

/** Companies at which a persona wrote, as spread rows are locked at home; elsewhere one search finds all. */
async function homesOf(transaction: Transaction<Tables>, { name, spread }: AnyTable, ref: string): Promise<readonly RawBuilder<unknown>[]> {
  if (spread !== 'by company') return [sql``];
  const { rows } = await sql<{
    readonly companyId: string;
  }>`select distinct company_id as "companyId" from ${sql.table(name)} where author_ref = ${ref}`.execute(transaction);
  return rows.map(({ companyId }) => sql`and company_id = ${companyId}`);
}
