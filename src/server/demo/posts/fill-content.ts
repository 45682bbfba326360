import { sql, type Kysely, type Transaction } from 'kysely';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { drawnPicture } from '#server/adapters/media/drawn-picture.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { fillOnce, runUntimed } from '../fill-once.ts';
import type { FillOptions } from '../fill.ts';
import { pictureSize, pointsOf } from './compose-pictures.ts';
import { composePersonas, composePosts, followersOf, type ContentSize } from './compose-content.ts';
import type { DemoCommunity, DemoPost } from './demo-content.ts';
import { optionColumns, commentColumns, authorColumns, postPictureColumns, postColumns, type PaintedPicture } from './content-columns.ts';

export const contentSizes = {
  test: { personas: 70, postsPerTopic: 5, postsPerField: 1, companyPosts: 60, postsPerPicture: 0 },
  demo: { personas: 420, postsPerTopic: 42, postsPerField: 5, companyPosts: 640, postsPerPicture: 60 },
} as const;

const postsAtATime = 1_000;

/** Fills empty communities in one transaction and returns the number of posts. */
export function fillDemoContent(db: Kysely<Tables>, { scale, seed, nowMs }: FillOptions): Promise<number> {
  const size: ContentSize = { ...(scale === 'test' || (typeof scale === 'number' && scale < 200) ? contentSizes.test : contentSizes.demo), seed, nowMs };
  return fillOnce(db, 'post', async (transaction) => {
    const communities = await communitiesIn(transaction);
    const personas = composePersonas(size, communities);
    await bulkInsert(transaction, 'persona', authorColumns, personas);
    await follow(transaction, size, communities);
    const posts = [...composePosts(size, communities, personas)];
    // Drawing goes on beside the database.
    const [painted] = await Promise.all([paint(posts), keepAll(transaction, posts)]);
    await bulkInsert(transaction, 'post_media', postPictureColumns, painted);
    await vote(transaction);
    await runUntimed(
      transaction,
      'update community set posts_count = number from (select community_id, count(*) as number from post group by community_id) as found where id = community_id',
    );
    await runUntimed(transaction, 'analyze community, persona, choice');
    return posts.length;
  });
}

const paint = (posts: readonly DemoPost[]): Promise<readonly PaintedPicture[]> =>
  Promise.all(posts.flatMap(({ pictures }) => pictures).map(async (picture) => ({ ...picture, bytes: await drawnPicture(pointsOf(picture), pictureSize) })));

async function keepAll(transaction: Transaction<Tables>, posts: readonly DemoPost[]): Promise<void> {
  for (let at = 0; at < posts.length; at += postsAtATime) await keep(transaction, posts.slice(at, at + postsAtATime));
}

async function communitiesIn(transaction: Transaction<Tables>): Promise<readonly DemoCommunity[]> {
  return transaction
    .selectFrom('community')
    .leftJoin('company', (joined) => joined.onRef('company.url_name', '=', 'community.url_name').on('type', '=', 'company'))
    .select(['community.id', 'type', 'community.url_name as urlName', 'community.name', 'company.followers_count as followers', 'company.industry'])
    .orderBy('type')
    .orderBy('community.url_name')
    .execute();
}

async function keep(transaction: Transaction<Tables>, posts: readonly DemoPost[]): Promise<void> {
  await bulkInsert(transaction, 'post', postColumns, posts);
  await bulkInsert(
    transaction,
    'comment',
    commentColumns,
    posts.flatMap(({ comments }) => comments),
  );
  await bulkInsert(
    transaction,
    'choice',
    optionColumns,
    posts.flatMap(({ options }) => options),
  );
}

/** Follower counts, without anyone's identity. */
async function follow(transaction: Transaction<Tables>, size: ContentSize, communities: readonly DemoCommunity[]): Promise<void> {
  const [ids, counts] = [communities.map(({ id }) => id), communities.map((community) => followersOf(size, community))];
  await sql`update community set followers_count = greatest(followers_count, followers)
    from unnest(${ids}::text[], ${counts}::integer[]) as wanted (wanted_id, followers) where id = wanted_id`.execute(transaction);
}

async function vote(transaction: Transaction<Tables>): Promise<void> {
  const votesFor = (table: string) =>
    `select id, substr(md5(id || number), 1, 22), case when number <= up_count then 1 else -1 end from ${table}, generate_series(1, up_count + down_count) as number`;
  await runUntimed(transaction, `insert into vote (thing, voter, kind) ${votesFor('post')} union all ${votesFor('comment')} order by 1, 2`);
  await runUntimed(
    transaction,
    `update choice set shown_count = votes_count where post_id in (select post_id from choice group by post_id having sum(votes_count) >= ${fewestContributors})`,
  );
  await runUntimed(
    transaction,
    `insert into choice_vote (post_id, voter, choice_id, is_shown)
      select post_id, substr(md5(id || number), 1, 22), id, shown_count is not null from choice, generate_series(1, votes_count) as number order by 1, 2`,
  );
}
