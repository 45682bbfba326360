import { sql, type Transaction } from 'kysely';
import { leftBehindName } from '#core/personas/author.ts';
import { counters } from '../counts/counters.ts';
import { sanitized, ownWords } from '../content/sanitized-text.ts';
import { isPartOf, wipeOf, type AnyTable } from '../database/table.ts';
import { tables, type Tables } from '../tables.ts';
import { addAllToLedger } from './add-to-ledger.ts';

const all: readonly AnyTable[] = tables;

/** Persona of the empty places of everybody who deleted their account: it joins none of them with another. */
const nobody = { ref: 'nobody', kind: 'ANONYMOUS', name: ownWords(leftBehindName), name_key: 'left nobody', avatar: '0-slate' } as const;

/** Leaves empty places: what their author wrote goes, with every row that is part of a post, and with what they said to moderators. Answers of others stay. */
export async function leaveEmptyPlaces(transaction: Transaction<Tables>, of: 'post' | 'comment', ids: readonly string[]): Promise<void> {
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

interface Withdrawn {
  readonly id: string;
  readonly status: string;
  readonly slug: string;
}

/** Withdraws all that a persona wrote, as its author would one by one: the counts and the ledger tell of it, and the empty places are nobody's. */
export async function withdrawAll(transaction: Transaction<Tables>, now: number, ref: string): Promise<void> {
  const counted = sql`insert into count_delta (thing, counter, change)`;
  const posts = await sql<Withdrawn>`with found as (select id, status, community_id from post where author_ref = ${ref} for update),
    counted as (${counted} select community_id, ${sql.lit(counters.posts)}, -count(*) from found where status = 'LIVE' group by community_id)
    select found.id, status, url_name as slug from found join community on community.id = community_id order by random()`.execute(transaction);
  const comments = await sql<Withdrawn>`with found as (select id, status, post_id, root_id from comment where author_ref = ${ref} for update),
    counted as (${counted} select post_id, ${sql.lit(counters.comments)}, -count(*) from found where status = 'LIVE' group by post_id),
    replies as (${counted} select root_id, ${sql.lit(counters.replies)}, -count(*) from found where status = 'LIVE' and root_id is not null group by root_id)
    select found.id, found.status, url_name as slug from found join post on post.id = post_id join community on community.id = community_id
    order by random()`.execute(transaction);
  const entryOf = (itemKind: 'post' | 'comment') => (item: Withdrawn) => ({ itemKind, community: item.slug, itemId: item.id, ...byItsAuthor });
  const standing = ({ status }: Withdrawn): boolean => status !== 'DELETED';
  const entries = [...posts.rows.filter(standing).map(entryOf('post')), ...comments.rows.filter(standing).map(entryOf('comment'))];
  await addAllToLedger(transaction, now, entries);
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

/** The entry of the ledger for something that its author deleted. */
export const byItsAuthor = { stars: null, action: 'deleted', rule: 'author', askedBy: 'author', appeal: 'none' } as const;
