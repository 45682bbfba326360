import { sql } from 'kysely';
import { dayMs } from '#core/figures/durations.ts';
import { describe, expect, it } from 'vitest';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { MemoryJar } from '#tests/login/memory-jar.ts';
import { SealedCookies } from './login/sealed-cookies.ts';
import { Secrets } from './secrets/secrets.ts';
import { SqlIdentities } from './login/sql-identities.ts';
import { SqlErrorReports } from './errors/sql-error-reports.ts';
import { PseudonymScope } from './caller/pseudonym-scope.ts';
import { RequestScope } from './caller/request-scope.ts';
import { ownWords } from './content/sanitized-text.ts';
import { sweepExpired } from './sweep-expired.ts';

describe('sweeping (F-15)', () => {
  it('deletes what is past its days and nothing younger', async () => {
    const { db } = await aDatabase();
    const clock = new FakeClock(Date.UTC(2026, 10, 20, 23));
    const reports = new SqlErrorReports(
      new PseudonymScope({ ...testDeclarations, db, clock, secrets: new Secrets(Buffer.alloc(32, 7)), context: { caller: undefined } }),
    );
    await reports.file({ error: { name: 'Error', message: 'old' }, display: 'WEB' });
    clock.advance(dayMs);
    await reports.file({ error: { name: 'Error', message: 'young' }, display: 'WEB' });
    const messages = async () => (await db.selectFrom('error_report').select('message').orderBy('message').execute()).map(({ message }) => message);

    clock.advance(89 * dayMs);
    await sweepExpired(db, testDeclarations.tables, clock);
    expect(await messages()).toEqual(['old', 'young']);
    clock.advance(dayMs);
    await sweepExpired(db, testDeclarations.tables, clock);
    expect(await messages()).toEqual(['young']);
    expect(await db.selectFrom('error_day').select('day').execute()).toEqual([{ day: '2026-11-22' }]);
  });

  it('forgets sessions nine weeks after use, used cookies after a day, but no member', async () => {
    const { db } = await aDatabase();
    const clock = new FakeClock(Date.UTC(2026, 10, 20, 23));
    const jar = new MemoryJar();
    const context = { caller: undefined, jar, device: { browser: 'Chrome', system: 'Linux' }, origin: 'https://daftar.test', network: '10.1.1.1' } as const;
    const secrets = new Secrets(Buffer.alloc(32));
    const scope = new RequestScope({ ...testDeclarations, db, clock, secrets, context });
    await new SqlIdentities(scope).signIn({ by: 'issuer', issuer: 'a', subject: 'b', source: 'google' });
    const cookies = new SealedCookies(scope);
    cookies.give('login', {}, 1_000);
    await cookies.take('login');
    const left = async () => [
      (await db.selectFrom('spent_note').select('hash').execute()).length,
      (await db.selectFrom('session').select('id').execute()).length,
      (await db.selectFrom('account').select('id').execute()).length,
    ];
    const seen: number[][] = [];
    for (const days of [1, 1, 60, 1]) {
      clock.advance(days * dayMs);
      await sweepExpired(db, testDeclarations.tables, clock);
      seen.push(await left());
    }
    expect(seen).toEqual([
      [1, 1, 1],
      [0, 1, 1],
      [0, 1, 1],
      [0, 0, 1],
    ]);
  });

  it('forgets who saw a post when the day is over', async () => {
    const { db } = await aDatabase();
    const views = ['2026-11-20', '2026-11-21'].map((seen_on) => ({ post_id: `seen on ${seen_on}`, viewer: 'v', seen_on }));
    await db.insertInto('post_view').values(views).execute();
    await sweepExpired(db, testDeclarations.tables, new FakeClock(Date.UTC(2026, 10, 21, 1)));
    expect(await db.selectFrom('post_view').select('seen_on').execute()).toEqual([{ seen_on: '2026-11-21' }]);
  });

  it('keeps companies for good', async () => {
    const { db } = await aDatabase();
    await db
      .insertInto('industry')
      .values({ url_name: 'mills', name: ownWords('Mills') })
      .execute();
    await sweepExpired(db, testDeclarations.tables, new FakeClock(Date.UTC(2226, 0, 1)));
    expect(await db.selectFrom('industry').select('name').execute()).toEqual([{ name: 'Mills' }]);
  });

  it('clears away what it can where one table cannot be swept, and says which', async () => {
    const { db } = await aDatabase();
    await db.insertInto('spent_nonce').values({ nonce_hash: 'old', spent_on: '2026-11-01' }).execute();
    await sql`alter table administrator_action rename to away`.execute(db);
    try {
      await expect(sweepExpired(db, testDeclarations.tables, new FakeClock(Date.UTC(2026, 10, 21)))).rejects.toThrow('Not swept: administrator_action.');
    } finally {
      await sql`alter table away rename to administrator_action`.execute(db);
    }
    expect(await db.selectFrom('spent_nonce').selectAll().execute()).toEqual([]);
  });

  it.each(['spent_nonce', 'post_view'] as const)('deletes rows of %s some at a time, so that waiting delays no earlier ones', async (table) => {
    const { db } = await aDatabase();
    const keyed = table === 'post_view' ? sql`post_view (post_id, viewer, seen_on) select 'p', ` : sql`spent_nonce (nonce_hash, spent_on) select `;
    await sql`insert into ${keyed} lpad(n::text, 5, '0'), date '2026-10-01' from generate_series(1, 5000) as n`.execute(db);
    const left = async () => (await sql<{ readonly count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)).rows[0]?.count;
    const last = sql.ref(table === 'post_view' ? 'viewer' : 'nonce_hash');
    let sweeping: Promise<void> | undefined;
    await db.transaction().execute(async (writer) => {
      await sql`select 1 from ${sql.table(table)} where ${last} = '05000' for update`.execute(writer);
      sweeping = sweepExpired(db, testDeclarations.tables, new FakeClock(Date.UTC(2026, 10, 21)));
      await expect.poll(left).toBe(1_000);
    });
    await sweeping;
    expect(await left()).toBe(0);
  });

  it('leaves a row that is used again while it waits to be deleted', async () => {
    const { db } = await aDatabase();
    const values = ['used', 'left'].map((key) => ({ key, payload: '', answer: '', sent_on: '2026-11-01' }));
    await db.insertInto('submission').values(values).execute();
    let sweeping: Promise<void> | undefined;
    await db.transaction().execute(async (writer) => {
      await writer.updateTable('submission').set({ sent_on: '2026-11-21' }).where('key', '=', 'used').execute();
      sweeping = sweepExpired(db, testDeclarations.tables, new FakeClock(Date.UTC(2026, 10, 21)));
      const waiting = sql`select 1 from pg_locks where not granted and locktype = 'transactionid' and pid in (select pid from pg_stat_activity where datname = current_database())`;
      await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1);
    });
    await sweeping;
    expect(await db.selectFrom('submission').select('key').execute()).toEqual([{ key: 'used' }]);
  });
});
