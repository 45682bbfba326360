import { sql, type Transaction } from 'kysely';
import { leftBehindName } from '#core/personas/author.ts';
import { counters } from '../counts/counters.ts';
import { sanitized, ownWords } from '../content/sanitized-text.ts';
import { isPartOf, wipeOf, type AnyTable } from '../database/table.ts';
import { tables, type Tables } from '../tables.ts';
import { oweLines } from './add-to-ledger.ts';
import { setStatus, type ModerationTarget } from './moderation-target.ts';

const all: readonly AnyTable[] = tables;

/** Persona of the empty places of everybody who deleted their account: it joins none of them with another. */
const nobody = { ref: 'nobody', kind: 'ANONYMOUS', name: ownWords(leftBehindName), name_key: 'left nobody', avatar: '0-slate' } as const;

/** Leaves empty places: what their author wrote goes, with every row that is part of a post, and with what they said to moderators. Answers of others stay. */
async function leaveEmptyPlaces(transaction: Transaction<Tables>, of: 'post' | 'comment', ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.deleteFrom('moderation_item').where('thing', 'in', ids).where('decision', 'is', null).execute();
  await transaction
    .updateTable('moderation_item')
    .set({ appeal_text: null, author_note: sanitized('') })
    .where('thing', 'in', ids)
    .execute();
  await transaction.deleteFrom('earlier_version').where('thing', 'in', ids).execute();
  const wiped = all.filter(({ name }) => name === of).flatMap((table) => Object.entries(wipeOf(table)));
  const changes = wiped.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(of)} set ${sql.join(changes)} where id = any(${ids}::text[])`.execute(transaction);
  const parts = of === 'post' ? all.filter((each) => isPartOf(each, 'post')) : [];
  for (const { name } of parts) await sql`delete from ${sql.table(name)} where post_id = any(${ids}::text[])`.execute(transaction);
}

/** Withdraws a post or comment for its author. The ledger tells of it as late as of one that went with an account, so that no delay tells them apart. */
export async function withdraw(transaction: Transaction<Tables>, now: number, target: ModerationTarget): Promise<void> {
  await setStatus(transaction, target, 'DELETED');
  await oweLines(transaction, now, [target.id]);
  await leaveEmptyPlaces(transaction, target.type === 'POST' ? 'post' : 'comment', [target.id]);
}

interface Withdrawn {
  readonly id: string;
  readonly status: string;
}

/** Withdraws all that a persona wrote, as its author would one by one: the counts tell of it, the ledger is owed a line for each, and the empty places are nobody's. */
export async function withdrawAll(transaction: Transaction<Tables>, now: number, ref: string): Promise<void> {
  const counted = sql`insert into count_delta (thing, counter, change)`;
  const posts = await sql<Withdrawn>`with found as (select id, status, community_id from post where author_ref = ${ref} for update),
    counted as (${counted} select community_id, ${sql.lit(counters.posts)}, -count(*) from found where status = 'LIVE' group by community_id)
    select id, status from found`.execute(transaction);
  const comments = await sql<Withdrawn>`with found as (select id, status, post_id, root_id from comment where author_ref = ${ref} for update),
    counted as (${counted} select post_id, ${sql.lit(counters.comments)}, -count(*) from found where status = 'LIVE' group by post_id),
    replies as (${counted} select root_id, ${sql.lit(counters.replies)}, -count(*) from found where status = 'LIVE' and root_id is not null group by root_id)
    select id, status from found`.execute(transaction);
  const standing = [...posts.rows, ...comments.rows].filter(({ status }) => status !== 'DELETED');
  await oweLines(
    transaction,
    now,
    standing.map(({ id }) => id),
  );
  for (const [of, { rows }] of [['post', posts] as const, ['comment', comments] as const]) {
    if (rows.length === 0) continue;
    await transaction
      .insertInto('persona')
      .values(nobody)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const ids = rows.map(({ id }) => id);
    await leaveEmptyPlaces(transaction, of, ids);
    await sql`update ${sql.table(of)} set status = 'DELETED', author_ref = ${nobody.ref} where author_ref = ${ref}`.execute(transaction);
  }
}
