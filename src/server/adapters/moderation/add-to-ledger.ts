import { createHash, randomInt } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { dayMs, hourMs } from '#core/figures/durations.ts';
import { dayOf } from '#core/figures/ago.ts';
import { chainedText, noHash, owedDays, weekOf, type LedgerEvent, type LedgerEntry } from '#core/moderation/ledger.ts';
import type { ContentKinds } from '../content-kinds.ts';
import { contentPlaces } from '../content-places.ts';
import { everyOneByItself } from '../database/each-by-itself.ts';
import type { Tables } from '../database/tables.ts';

/** Each row uses two of a statement's 65,535 parameters. */
const mostRows = 10_000;

type NewEvent = Omit<LedgerEvent, 'week'>;

/** Appends a ledger entry and makes it the day's head; writers queue because entries chain. */
export async function addToLedger(transaction: Transaction<Tables>, now: number, event: NewEvent): Promise<LedgerEntry> {
  await sql`lock table removal in exclusive mode`.execute(transaction);
  const before = await transaction.selectFrom('removal').select(['sequence', 'hash']).orderBy('sequence', 'desc').limit(1).executeTakeFirst();
  const today = dayOf(now);
  const unhashed = { ...event, week: weekOf(today), sequence: (before?.sequence ?? 0) + 1, previousHash: before?.hash ?? noHash };
  const entry = { ...unhashed, hash: createHash('sha256').update(chainedText(unhashed)).digest('hex') };
  const { itemId, itemKind, askedBy, previousHash, ...same } = entry;
  await transaction
    .insertInto('removal')
    .values({ ...same, item_id: itemId, item_kind: itemKind, asked_by: askedBy, previous_hash: previousHash })
    .execute();
  const head = { sequence: entry.sequence, hash: entry.hash };
  await transaction
    .insertInto('ledger_head')
    .values({ day: today, ...head, count: 1 })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(({ eb }) => ({ ...head, count: eb('ledger_head.count', '+', 1) })))
    .execute();
  return entry;
}

/** Allows for rounds an hour apart. */
const owedMs = owedDays * dayMs - hourMs;

/** Owes the ledger a line per author deletion, at random moments so that none reveals a common act. */
export async function oweLines(transaction: Transaction<Tables>, now: number, ids: readonly string[]): Promise<void> {
  const rows = ids.map((item_id) => ({ item_id, due: new Date(now + randomInt(owedMs)) }));
  for (let start = 0; start < rows.length; start += mostRows)
    await transaction
      .insertInto('owed_line')
      .values(rows.slice(start, start + mostRows))
      .execute();
}

const byItsAuthor = { stars: null, action: 'deleted', rule: 'author', askedBy: 'author', appeal: 'none' } as const;

/** Writes due lines separately in random order; a failing one stops no other, and one server writes each. */
export async function writeOwedLines(db: Kysely<Tables>, kinds: ContentKinds, clock: Pick<Clock, 'now'>): Promise<void> {
  const now = clock.now();
  const find = async (except: readonly string[], most: number) => {
    const { rows } = await sql<{ readonly id: string }>`select item_id as id from owed_line
      where due <= ${new Date(now)} and item_id <> all(${except}::text[]) order by random() limit ${most}`.execute(db);
    return rows;
  };
  await everyOneByItself(find, ({ id }) =>
    db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction.deleteFrom('owed_line').where('item_id', '=', id).executeTakeFirst();
      if (numDeletedRows > 0n) await addToLedger(transaction, now, { ...(await itemOf(transaction, kinds, id)), itemId: id, ...byItsAuthor });
      return true;
    }),
  );
}

/** Kind and place of a thing; its empty place remains for good. */
async function itemOf(transaction: Transaction<Tables>, kinds: ContentKinds, id: string): Promise<Pick<LedgerEvent, 'itemKind' | 'community'>> {
  const { rows } = await sql<Pick<LedgerEvent, 'itemKind'> & { readonly place: string }>`
    select item_kind as "itemKind", place from ${kinds.contentBy('id', [id], 'item_kind', 'place')}`.execute(transaction);
  if (!rows[0]) throw new Error(`Nothing stands where ${id} was.`);
  const { itemKind, place } = rows[0];
  const placeOf = await contentPlaces(transaction, [place]);
  return { itemKind, community: placeOf(place).urlName };
}
