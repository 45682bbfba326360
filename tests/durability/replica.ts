import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import { Replica } from '#server/adapters/database/replica.ts';
import { aDatabase, anotherDatabase } from '#tests/database.ts';
import { DatabaseProxy } from './database-proxy.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';

export const boundSeconds = 10;

/** Primary and a second database as its replica, changed only by the test. */
export async function primaryAndReplica() {
  const primary = await aDatabase();
  const second = await anotherDatabase();
  const proxy = new DatabaseProxy(second.url);
  const clock = new FakeClock();
  const replica = new Replica(primary, { databaseReadUrl: await proxy.open(), databaseReadLag: boundSeconds }, clock);
  onTestFinished(async () => {
    await replica.close();
    proxy.close();
  });
  for (const [{ db }, name] of [
    [primary, 'of the primary'],
    [second, 'of the replica'],
  ] as const)
    await db
      .insertInto('industry')
      .values({ url_name: 'mills', name: ownWords(name) })
      .execute();
  /** Delivers to the replica the moment noted so many seconds ago. */
  const arrive = (secondsAgo = 0) =>
    sql`insert into heartbeat (beat_at) values (clock_timestamp() - ${secondsAgo} * interval '1 second') on conflict (is_only) do update set beat_at = excluded.beat_at`.execute(
      second.db,
    );
  const read = async () => (await replica.db.selectFrom('industry').select('name').executeTakeFirstOrThrow()).name;
  return { primary, proxy, clock, replica, arrive, read };
}
