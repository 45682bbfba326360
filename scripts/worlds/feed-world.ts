// A world in which much has been said: 1 lakh posts, 10 lakh comments and 50 lakh votes.
import { createHash } from 'node:crypto';
import { rankScore } from '#core/feeds/feed-order.ts';
import { CopyClient } from '#server/adapters/backup/copy-client.ts';
import { openDatabase } from '#server/adapters/database/database.ts';
import { databaseFor } from '../product/product-database.ts';
import { startProduct } from '../product/product.ts';
import { withoutIndexes } from './without-indexes.ts';
import { linesOf, type Row } from './world-rows.ts';

const posts = 100_000;
const commentsEach = 10;
const votesEach = 50;
const yearSeconds = 31_536_000;

/** The world is kept between runs, for it takes a while to fill. */
export const feedWorldDir = '.cache/feed-world';

/** The database of that world, while no product runs on it. */
export async function openFeedWorld() {
  await (await startProduct({ dataDir: feedWorldDir, scale: 'demo' })).stop();
  const database = await openDatabase({ dataDir: feedWorldDir, databaseUrl: await databaseFor(feedWorldDir), say: () => undefined });
  const client = await CopyClient.open(database.url);
  await fillFeedWorld(client, console.log);
  await client.close();
  return database;
}

/** Fills a world that the demo has begun, once and whole: rows by COPY, and indexes when they are there. */
async function fillFeedWorld(client: CopyClient, say: (line: string) => void): Promise<void> {
  const [known] = await client.ask<{ readonly count: number }>("select count(*)::integer as count from post where title like 'Post number %'");
  if ((known?.count ?? 0) >= posts) return;
  say('Filling a world with 1 lakh posts, 10 lakh comments and 50 lakh votes; this is done once.');
  const began = performance.now();
  const idsIn = async (query: string) => (await client.ask<{ readonly id: string }>(query)).map(({ id }) => id);
  const places = await idsIn('select id from community order by id');
  const personas = await idsIn('select ref as id from persona order by ref');
  const ground: Ground = { nowMs: Date.now(), placeAt: (at) => places[at % places.length] ?? '', personaAt: (at) => personas[at % personas.length] ?? '' };
  await client.run('begin');
  await withoutIndexes(client, ['post', 'comment', 'vote'], async () => {
    await client.copyIn(
      'post (id, community_id, author_ref, kind, title, content, posted_at, up_count, down_count, comments_count, heat)',
      linesOf(posts, (n) => [postRow(ground, n)]),
    );
    await client.copyIn(
      'comment (id, post_id, author_ref, content, posted_at, best)',
      linesOf(posts, (n) => commentRows(ground, n)),
    );
    await client.copyIn('vote (thing, voter, kind)', linesOf(posts, voteRows));
  });
  await client.run(
    'update community set posts_count = number from (select community_id, count(*) as number from post group by community_id) as found where id = community_id; commit',
  );
  for (const table of ['post', 'comment', 'vote', 'community']) await client.run(`vacuum analyze ${table}`);
  say(`Filled it in ${((performance.now() - began) / 1_000).toFixed(0)} s.`);
}

/** The communities and personas that posts and comments belong to, and the moment they are seen from. */
interface Ground {
  readonly nowMs: number;
  readonly placeAt: (at: number) => string;
  readonly personaAt: (at: number) => string;
}

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
