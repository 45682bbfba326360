import { sql, type Kysely, type Transaction } from 'kysely';
import { bestOf } from '#core/comments/comment.ts';
import { rankScore } from '#core/feeds/feed-order.ts';
import { retryDeadlock } from '../database/retry-deadlock.ts';
import { waitingSum } from './counters.ts';
import type { Tables } from '../tables.ts';

const mostAtOnce = 20_000;

interface Facts {
  readonly id: string;
  readonly kind: 'post' | 'comment';
  readonly posted_at: Date;
  readonly up_count: number;
  readonly down_count: number;
  readonly replies: number;
  readonly requests: number;
}

/** Adds the waiting deltas to their counts, and gives what is ranked by them its new rank. Answers how many there were. */
export const aggregateCounts = (db: Kysely<Tables>): Promise<number> =>
  retryDeadlock(() =>
    db.transaction().execute(async (transaction) => {
      const { rows } = await aggregation.execute(transaction);
      const [found] = rows;
      await reorder(transaction, found?.facts ?? []);
      return found?.taken ?? 0;
    }),
  );

/** A statement reads rows and waiting changes at one moment, so that no change is ever counted twice or not at all. */
const aggregation = sql<{ readonly taken: number; readonly facts: readonly (Omit<Facts, 'posted_at'> & { readonly posted_at: string })[] }>`
  with taken as (
    delete from count_delta where id in (select id from count_delta order by id limit ${sql.lit(mostAtOnce)} for update skip locked) returning thing, counter, change
  ), sums as (
    select thing, ${waitingSum('up')} as up, ${waitingSum('down')} as down, ${waitingSum('comments')} as comments, ${waitingSum('views')} as views, ${waitingSum('requests')} as requests,
      ${waitingSum('replies')} as replies, ${waitingSum('posts')} as posts, ${waitingSum('followers')} as followers, ${waitingSum('choices')} as choices
    from taken group by thing
  ), posts as (
    update post set up_count = up_count + up, down_count = down_count + down, comments_count = comments_count + comments, views_count = views_count + views,
      requests_count = requests_count + requests
    from sums where post.id = thing
    returning post.id, 'post' as kind, posted_at, up_count, down_count, comments_count as replies, requests_count as requests
  ), comments as (
    update comment set up_count = up_count + up, down_count = down_count + down, replies_count = replies_count + replies
    from sums where comment.id = thing
    returning comment.id, 'comment' as kind, posted_at, up_count, down_count, replies_count as replies, 0 as requests
  ), communities as (
    update community set posts_count = posts_count + posts, followers_count = followers_count + followers from sums where community.id = thing
  ), choices as (
    update choice set votes_count = votes_count + sums.choices from sums where choice.id = thing
  )
  select (select count(*)::integer from taken) as taken,
    (select coalesce(json_agg(found), '[]') from (select * from posts union all select * from comments) as found) as facts`;

/** The rules of the core say where a thing stands now. */
async function reorder(transaction: Transaction<Tables>, facts: readonly (Omit<Facts, 'posted_at'> & { readonly posted_at: string })[]): Promise<void> {
  const placed = facts.map(({ id, kind, posted_at, up_count, down_count, replies, requests }) => ({
    id,
    kind,
    place:
      kind === 'comment'
        ? bestOf({ upVotes: up_count, downVotes: down_count, repliesCount: replies })
        : rankScore({ postedAtMs: Date.parse(posted_at), upVotes: up_count, downVotes: down_count, commentsCount: replies, requestsCount: requests }),
  }));
  for (const [table, column, kind] of [
    ['post', 'heat', 'post'],
    ['comment', 'best', 'comment'],
  ] as const) {
    const some = placed.filter((each) => each.kind === kind);
    if (some.length === 0) continue;
    const [ids, places] = [some.map(({ id }) => id), some.map(({ place }) => place)];
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = place from unnest(${ids}::text[], ${places}::integer[]) as found (key, place)
      where id = key and ${sql.ref(column)} <> place`.execute(transaction);
  }
}
