import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { servicesOver } from '#server/app/wiring/services.ts';
import { adapterParts, noSigners } from '#tests/adapters.ts';
import { callers, memberToken, openServer } from '#tests/contract/server.ts';
import { aDatabase, anotherDatabase } from '#tests/database.ts';
import { DatabaseProxy } from '#tests/durability/database-proxy.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { ownWords } from '../content/sanitized-text.ts';
import { Secrets } from '../secrets/secrets.ts';
import { Replica } from './replica.ts';

const boundSeconds = 10;

/** A primary, and a second database in the place of its replica: it stands still but for what the test does. */
async function primaryAndReplica() {
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
  /** Lets the moment arrive at the replica that was noted so many seconds ago. */
  const arrive = (secondsAgo = 0) =>
    sql`insert into heartbeat (beat_at) values (clock_timestamp() - ${secondsAgo} * interval '1 second') on conflict (is_only) do update set beat_at = excluded.beat_at`.execute(
      second.db,
    );
  const read = async () => (await replica.db.selectFrom('industry').select('name').executeTakeFirstOrThrow()).name;
  return { primary, second, proxy, clock, replica, arrive, read };
}

describe('a replica that answers what everybody may read', () => {
  it('answers as long as it is known to lag behind no further than it may', async () => {
    const { replica, clock, arrive, read } = await primaryAndReplica();
    await arrive(boundSeconds / 2);
    expect(await read()).toBe('of the primary');
    await replica.judge();
    expect(await read()).toBe('of the replica');
    clock.advance(4_000);
    expect(await read()).toBe('of the replica');
    clock.advance(1_000);
    expect(await read()).toBe('of the primary');
  });

  it('stands still: the primary answers, until the replica has come after', async () => {
    const { replica, arrive, read } = await primaryAndReplica();
    await arrive(boundSeconds + 1);
    await replica.judge();
    expect(await read()).toBe('of the primary');
    await arrive();
    await replica.judge();
    expect(await read()).toBe('of the replica');
  });

  it('has never heard of the primary: the primary answers', async () => {
    const { replica, read } = await primaryAndReplica();
    await replica.judge();
    expect(await read()).toBe('of the primary');
  });

  it('is gone in the middle of a question: the primary answers that one, and all others until it is back', async () => {
    const { replica, proxy, arrive, read } = await primaryAndReplica();
    await arrive();
    await replica.judge();
    expect(await read()).toBe('of the replica');
    const answers = Promise.all(Array.from({ length: 20 }, read));
    proxy.cut();
    for (const answer of await answers) expect(answer).toMatch(/^of the (primary|replica)$/);
    expect(await read()).toBe('of the primary');
    await replica.judge();
    expect(await read()).toBe('of the primary');
    proxy.mend();
    await arrive();
    await replica.judge();
    expect(await read()).toBe('of the replica');
  });

  it('is never written to, and a transaction is one of the primary', async () => {
    const { replica, primary, arrive } = await primaryAndReplica();
    await arrive();
    await replica.judge();
    await expect(replica.db.updateTable('industry').set({ url_name: 'looms' }).execute()).rejects.toMatchObject({ cause: { code: '25006' } });
    await replica.db.transaction().execute((transaction) => transaction.updateTable('industry').set({ url_name: 'looms' }).execute());
    expect(await primary.db.selectFrom('industry').select('url_name').execute()).toEqual([{ url_name: 'looms' }]);
  });

  it('answers guests, and never a member', async () => {
    const { replica, primary, clock, arrive } = await primaryAndReplica();
    await arrive();
    await replica.judge();
    const parts = adapterParts({ db: primary.db, readDb: replica.db, clock, secrets: new Secrets(Buffer.alloc(32, 3)) });
    const { services } = servicesOver(() => ({ callers, signers: noSigners, portsFor: adaptersFor(parts), ping: async () => undefined }));
    const app = await openServer({ services, clock });
    onTestFinished(() => app.close());
    const listed = async (cookie = '') => (await app.inject({ url: '/api/dropdown/v1/industries', headers: { cookie } })).payload;
    expect(await listed()).toContain('of the replica');
    expect(await listed(`AT=${memberToken}`)).toContain('of the primary');
  });
});
