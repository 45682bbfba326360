// Benchmark: how communities bear 1 lakh posts: reading, voting, one hot post, and writing.
import autocannon, { type Client } from 'autocannon';
import { sql } from 'kysely';
import { openSecrets } from '#server/adapters/secrets/secret-file.ts';
import { startProduct } from '../product/product.ts';
import { feedFixtureDir, openFeedFixture } from '../fixtures/feed-world.ts';
import { atLeast, atMost, percentileOf, type Finding } from './finding.ts';
import { textsIn } from './kinds.ts';
import { signedInMembers } from './members.ts';
import { deepPages, readingAll, sendFrom, underLimits, writerHeaders } from './under-limits.ts';

const clients = 16;
const seconds = 5;
const base = '/api/feed';

interface Things {
  readonly postIds: readonly string[];
  readonly communities: readonly { readonly id: string; readonly type: string }[];
  readonly cookies: readonly string[];
}

export async function feed(): Promise<readonly Finding[]> {
  const things = await prepare();
  const product = await startProduct({ dataDir: feedFixtureDir, scale: 'demo' });
  const findings = [...(await reading(product.origin, things)), ...(await voting(product.origin, things)), ...(await writing(product.origin, things))];
  await product.stop();
  return findings;
}

async function prepare(): Promise<Things> {
  const database = await openFeedFixture();
  const postIds = await textsIn(database.db, sql`select id as value from post where status = 'LIVE' and title like 'Post number %' order by id limit 2000`);
  const communities = await database.db.selectFrom('community').select(['id', 'type']).orderBy('posts_count', 'desc').limit(200).execute();
  const cookies = await signedInMembers(database.db, openSecrets({ dataDir: feedFixtureDir }), 64);
  await database.close();
  return { postIds, communities, cookies };
}

/** Asks as a member, so that no cached guest answer is measured. */
async function reading(origin: string, { postIds, communities, cookies }: Things): Promise<readonly Finding[]> {
  const by = { origin, headers: { cookie: cookies[0] ?? '' } };
  return underLimits(
    readingAll(by, {
      feed: (await Promise.all(['FOR_YOU', 'LATEST'].map((order) => deepPages(by, `${base}/v3/feed?order=${order}&limit=20`)))).flat(),
      community: communities.map(({ id, type }, at) => `${base}/v2/feed/community/${type}/${id}/posts?order=${at % 2 === 0 ? 'LATEST' : 'FOR_YOU'}`),
      post: postIds.map((id) => `${base}/v1/feed/${id}`),
      comments: postIds.map((id) => `${base}/v1/post/${id}/comments`),
    }),
  );
}

async function voting(origin: string, { postIds, cookies }: Things): Promise<readonly Finding[]> {
  const votes = ['up', 'down', 'none'];
  const cast = (id: string, turn: number, member: number) => ({
    method: 'POST' as const,
    path: `${base}/v1/vote`,
    headers: { ...writerHeaders, cookie: cookies[member % cookies.length] ?? '' },
    body: JSON.stringify({ resourceId: id, resourceType: 'POST', voteType: votes[turn % votes.length] }),
  });
  const rate = async (ids: readonly string[]): Promise<number> => {
    let client = 0;
    const setupClient = (each: Client) => {
      const place = client++;
      each.setRequests(Array.from({ length: 300 }, (_, turn) => cast(ids[(turn + place * 97) % ids.length] ?? '', turn + place, turn * clients + place)));
    };
    const { requests, non2xx } = await autocannon({ url: origin, connections: clients, duration: seconds, setupClient });
    if (non2xx > 0) throw new Error(`${non2xx} votes were refused.`);
    return requests.average;
  };
  return [
    atLeast(`votes on many posts, ${clients} at once`, await rate(postIds), 1_000, '/s'),
    atLeast(`votes on one hot post, ${clients} at once`, await rate(postIds.slice(0, 1)), 700, '/s'),
  ];
}

async function writing(origin: string, { communities: [place], cookies }: Things): Promise<readonly Finding[]> {
  const drafts = Array.from({ length: 55 }, (_, turn) => ({
    path: `${base}/v2/post`,
    cookie: cookies[turn % cookies.length] ?? '',
    body: {
      submissionKey: `bench-${process.pid}-${Date.now()}-${turn}`,
      title: 'Can they hold my relieving letter?',
      content: 'I served sixty of ninety days and paid the rest.',
      community: { type: place?.type, entityId: place?.id },
      profileType: 'DESIGNATION',
      media: [],
      poll: null,
      salaryIds: [],
    },
  }));
  const tookMs = await sendFrom({ origin, headers: {} }, drafts, { connections: 1, count: drafts.length });
  return [atMost('creating a post: p95', percentileOf(tookMs, 95), 30, 'ms')];
}
