// A world in which much has been said: 1 lakh posts, 10 lakh comments and 50 lakh votes.
import { createHash } from 'node:crypto';
import { rankScore } from '#core/feeds/feed-order.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { openStopped } from '../product/stopped-product.ts';
import { fillOnce, load, valuesIn, type Filling } from './cached-world.ts';
import type { Row } from './world-rows.ts';

const posts = 100_000;
const commentsEach = 10;
const votesEach = 50;
const yearSeconds = 31_536_000;

export const feedWorldDir = '.cache/feed-world';

/** The database of that world, while no product runs on it. */
export async function openFeedWorld(): Promise<Database> {
  await fillOnce(feedWorldDir, 'demo', { filledBy: "select from post where title like 'Post number %'", fill });
  return openStopped(feedWorldDir);
}

async function fill(filling: Filling): Promise<readonly []> {
  const ground = await groundOf(filling);
  await load(filling, {
    what: '1 lakh posts, 10 lakh comments and 50 lakh votes',
    tables: ['post', 'comment', 'vote'],
    before: '',
    copies: [
      {
        target: 'post (id, community_id, author_ref, kind, title, content, posted_at, up_count, down_count, comments_count, heat)',
        count: posts,
        rowsOf: (n) => [postRow(ground, n)],
      },
      { target: 'comment (id, post_id, author_ref, content, posted_at, best)', count: posts, rowsOf: (n) => commentRows(ground, n) },
      { target: 'vote (thing, voter, kind)', count: posts, rowsOf: voteRows },
    ],
    finish: () =>
      filling.client.run(
        'update community set posts_count = number from (select community_id, count(*) as number from post group by community_id) as found where id = community_id',
      ),
  });
  await filling.client.run('vacuum analyze community');
  return [];
}

/** The communities and personas that posts and comments belong to, and the moment they are seen from. */
async function groundOf({ client }: Filling) {
  const places = await valuesIn(client, 'select id as value from community order by 1');
  const personas = await valuesIn(client, 'select ref as value from persona order by 1');
  return { nowMs: Date.now(), placeAt: (at: number) => places[at % places.length] ?? '', personaAt: (at: number) => personas[at % personas.length] ?? '' };
}
type Ground = Awaited<ReturnType<typeof groundOf>>;

const idOf = (text: string, length: number): string => createHash('md5').update(text).digest('hex').slice(0, length);
const upsOf = (n: number): number => (n * 31) % (votesEach + 1);
const postedAtMs = ({ nowMs }: Ground, n: number): number => nowMs - ((n * 7_919) % yearSeconds) * 1_000;

function postRow(ground: Ground, n: number): Row {
  const [upVotes, postedAt] = [upsOf(n), postedAtMs(ground, n)];
  const heat = rankScore({ postedAtMs: postedAt, upVotes, downVotes: votesEach - upVotes, commentsCount: commentsEach, requestsCount: 0 });
  const content = 'I served sixty of ninety days and paid the rest. '.repeat(1 + (n % 8));
  const [place, persona] = [ground.placeAt(n * 104_729), ground.personaAt(n * 15_485_863)];
  const title = `Post number ${n} about notice and pay`;
  return [idOf(`post${n}`, 16), place, persona, 'text', title, content, timeOf(postedAt), upVotes, votesEach - upVotes, commentsEach, heat];
}

function commentRows(ground: Ground, n: number): readonly Row[] {
  const post = idOf(`post${n}`, 16);
  return Array.from({ length: commentsEach }, (_, at) => [
    idOf(`comment${n} ${at}`, 16),
    post,
    ground.personaAt(at * 7 + n),
    `Ask for it by mail, whatever they say on call. Number ${at + 1}`,
    timeOf(postedAtMs(ground, n) + (at + 1) * 60_000),
    0,
  ]);
}

const voters = Array.from({ length: votesEach }, (_, at) => idOf(`voter${at + 1}`, 22));

function voteRows(n: number): readonly Row[] {
  const post = idOf(`post${n}`, 16);
  return voters.map((voter, at) => [post, voter, at < upsOf(n) ? 1 : -1]);
}

const timeOf = (ms: number): string => new Date(ms).toISOString();
