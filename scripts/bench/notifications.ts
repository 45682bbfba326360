// Benchmark: how a feed is read while the notifications of 1 lakh events are written, compared with the same feed while none are.
import { sql, type Kysely } from 'kysely';
import { openSecrets } from '#server/adapters/secrets/secret-file.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { startProduct } from '../product/product.ts';
import { openBeside, openFilled } from '../product/stopped-product.ts';
import { atMost, percentileOf, recorded, type Finding } from './finding.ts';
import { signedInMembers } from './members.ts';
import { Asking } from './requests.ts';

const dataDir = '.cache/notified-world';
const events = 100_000;
const clients = 4;
const warmRequests = 400;
const timedRequests = 1_000;
const perRound = 100;
const path = '/api/feed/v3/feed?order=FOR_YOU&limit=20';

export async function notifications(): Promise<readonly Finding[]> {
  const cookie = await prepare();
  const product = await startProduct({ dataDir, scale: 'demo' });
  const { db, close } = await openBeside(dataDir);
  const asking = new Asking({ origin: product.origin, paths: [path], headers: { cookie } }, clients);
  await asking.ask(warmRequests);
  const alone = percentileOf(await asking.ask(timedRequests), 95);
  const telling = sql`insert into notification_event (id, cause, thing) select 'event' || n, 'comment', 'benchanswer' || n from generate_series(1, ${events}) as n`;
  await telling.execute(db);
  const began = performance.now();
  const tookMs: number[] = [];
  while (await isStillTelling(db)) tookMs.push(...(await asking.ask(perRound)));
  const tellingSeconds = (performance.now() - began) / 1_000;
  const { rows: counted } = await sql<{ readonly rows: number }>`select count(*)::integer as rows from notification`.execute(db);
  asking.rest();
  await close();
  await product.stop();
  const beside = percentileOf(tookMs, 95);
  return [
    recorded('1 lakh events: rows written', counted[0]?.rows ?? NaN, ''),
    recorded('notifications of 1 lakh events are written in', tellingSeconds, 's'),
    recorded('the feed while none are written: p95', alone, 'ms'),
    recorded(`the feed meanwhile, ${tookMs.length} times: p95`, beside, 'ms'),
    atMost('the second is so many times the first', beside / alone, 2, 'times'),
  ];
}

const isStillTelling = async (db: Kysely<Tables>): Promise<boolean> =>
  (await db.selectFrom('notification_event').select('id').where('due_on', 'is', null).limit(1).executeTakeFirst()) !== undefined;

/** Fills a cached world with the demo and 1 lakh answers, without notifications. Returns a member's cookie. */
async function prepare(): Promise<string> {
  const { db, close } = await openFilled(dataDir, 'demo');
  await sql`insert into comment (id, post_id, author_ref, content, posted_at)
    select 'benchanswer' || n, posts.ids[1 + n % cardinality(posts.ids)], personas.refs[1 + n % cardinality(personas.refs)], 'Ask for it in writing.', now()
    from generate_series(1, ${events}) as n, (select array_agg(id) as ids from post where status = 'LIVE') as posts, (select array_agg(ref) as refs from persona) as personas
    where not exists (select 1 from comment where id = 'benchanswer1')`.execute(db);
  await db.deleteFrom('notification').execute();
  await db.deleteFrom('notification_event').execute();
  const [cookie = ''] = await signedInMembers(db, openSecrets({ dataDir }), 1);
  await close();
  return cookie;
}
