// A world in which much has been said: 1 lakh posts, 10 lakh comments, 50 lakh votes, and members who are signed in.
import { sql, type Kysely } from 'kysely';
import { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { openDatabase } from '#server/adapters/database/database.ts';
import { withoutTimeout } from '#server/adapters/database/database-pool.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { startSession } from '#server/adapters/sessions/session-start.ts';
import { SystemClock } from '#server/adapters/system/system-clock.ts';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import type { Tables } from '#server/adapters/tables.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { MemoryJar } from '#tests/login/memory-jar.ts';
import { databaseFor } from '../product/product-database.ts';
import { startProduct } from '../product/product.ts';

const posts = 100_000;
const commentsEach = 10;
const votesEach = 50;
const device = { browser: 'other', system: 'other' } as const;

/** The world is kept between runs, for it takes some minutes to fill. */
export const feedWorldDir = '.cache/feed-world';

/** The database of that world, while no product runs on it. */
export async function openFeedWorld() {
  await (await startProduct({ dataDir: feedWorldDir, scale: 'demo' })).stop();
  const database = await openDatabase({ dataDir: feedWorldDir, databaseUrl: await databaseFor(feedWorldDir), say: () => undefined });
  await fillFeedWorld(database.db, console.log);
  return database;
}

/** Fills a world that the demo has begun, once. */
async function fillFeedWorld(db: Kysely<Tables>, say: (line: string) => void): Promise<void> {
  const { rows } = await sql<{ readonly count: number }>`select count(*)::integer as count from post`.execute(db);
  if ((rows[0]?.count ?? 0) >= posts) return;
  say('Filling a world with 1 lakh posts, 10 lakh comments and 50 lakh votes; this is done once.');
  await db.transaction().execute(async (transaction) => {
    const run = (statement: string) => sql.raw(withoutTimeout(statement)).execute(transaction);
    await run('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await run('create temporary table place on commit drop as select id, row_number() over (order by id) - 1 as at, count(*) over () as number from community');
    await run(
      'create temporary table persona_row on commit drop as select ref, row_number() over (order by ref) - 1 as at, count(*) over () as number from persona',
    );
    await run(`insert into post (id, community_id, author_ref, kind, title, content, posted_at, up_count, down_count, comments_count, heat)
      select substr(md5('post' || n), 1, 16), place.id, persona_row.ref, 'text', 'Post number ' || n || ' about notice and pay', repeat('I served sixty of ninety days and paid the rest. ', 1 + n % 8),
        moment, ups, ${votesEach} - ups, ${commentsEach}, round(1000 * (extract(epoch from moment - timestamptz '2020-01-01 00:00Z') / 43200 + log(2, greatest(1, 1 + 2 * ups - ${votesEach})::numeric) + log(2, 11) / 2))
      from (select n, now() - make_interval(secs => (n * 7919::bigint % 31536000)) as moment, n * 31 % ${votesEach + 1} as ups from generate_series(1, ${posts}) as n) as made
      join place on place.at = (n * 104729::bigint) % place.number join persona_row on persona_row.at = (n * 15485863::bigint) % persona_row.number`);
    await run(`insert into comment (id, post_id, author_ref, content, posted_at, best)
      select substr(md5('comment' || post.id || n), 1, 16), post.id, persona_row.ref, 'Ask for it by mail, whatever they say on call. Number ' || n, post.posted_at + make_interval(mins => n), 0
      from post cross join generate_series(1, ${commentsEach}) as n join persona_row on persona_row.at = (n * 7 + length(post.content)) % persona_row.number where title like 'Post number %' order by 1`);
    await run(`insert into vote (thing, voter, kind) select post.id, substr(md5('voter' || n), 1, 22), case when n <= up_count then 1 else -1 end
      from post cross join generate_series(1, ${votesEach}) as n where title like 'Post number %' order by 1, 2`);
    await run(
      'update community set posts_count = number from (select community_id, count(*) as number from post group by community_id) as found where id = community_id',
    );
  });
  await sql.raw(withoutTimeout('vacuum analyze post, comment, vote, community')).execute(db);
}

/** Members who have made both personas, each with the cookie of a session. */
export async function signedInMembers(db: Kysely<Tables>, secrets: Secrets, count: number): Promise<readonly string[]> {
  const clock = new SystemClock();
  const cookies: string[] = [];
  for (let number = 0; number < count; number++) {
    const id = `benchmember${String(number).padStart(5, '0')}`;
    await db
      .insertInto('account')
      .values({ id, display_name: ownWords('Bench'), is_reader: true, is_writer: true, made_on: '2026-11-20' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('persona')
      .values([
        { ref: secrets.personaOf(id, 'ANONYMOUS'), kind: 'ANONYMOUS', name: ownWords('Bench'), name_key: id, avatar: '1-sky' },
        { ref: secrets.personaOf(id, 'DESIGNATION'), kind: 'DESIGNATION', name: ownWords('Bench'), name_key: null, avatar: null },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const jar = new MemoryJar();
    const scope = new RequestScope({ db, clock, secrets, context: { ...noRequest, device, jar } });
    await startSession(scope, { accountId: id, source: 'google' });
    cookies.push(`AT=${jar.access()}; RT=${jar.refresh()}`);
  }
  return cookies;
}
