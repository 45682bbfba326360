import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aDatabase, anEmptyDatabase } from '#tests/database.ts';
import { aPgbouncer, hasPgbouncer } from '#tests/durability/pgbouncer.ts';
import { aTransactionPooler } from '#tests/durability/transaction-pooler.ts';
import { inTurn, unlessUnderWay, withAdvisoryLock } from './advisory-lock.ts';
import { openDatabase, type DatabaseOptions } from './database.ts';
import { migrate, migrationsIn } from './migrate.ts';

const said: string[] = [];

async function opened(url: string, options: Partial<DatabaseOptions> = {}) {
  const database = await openDatabase({ databaseUrl: url, databasePooler: true, dataDir: '', say: (line) => void said.push(line), ...options });
  onTestFinished(() => database.close());
  return database;
}

const many = Array.from({ length: 60 }, (_, number) => number);

/** Tests the stand-in always, plus the real PgBouncer where it is installed. */
const poolers = [{ name: 'a pooler of our own', open: aTransactionPooler }, ...(hasPgbouncer ? [{ name: 'pgbouncer', open: aPgbouncer }] : [])];

describe.each(poolers)('a database over $name, which lends a connection for one transaction', ({ open }) => {
  it('is refused where nobody said that there is one', async () => {
    const url = await open((await aDatabase()).url);
    await expect(opened(url, { databasePooler: false })).rejects.toThrow(/cannot be used/);
  });

  it('answers statements that are asked often, whichever connection they come to', async () => {
    const { db } = await opened(await open((await aDatabase()).url));
    const answers = await Promise.all(many.map((number) => sql<{ at: number }>`select ${number}::int as at`.execute(db)));
    expect(answers.map(({ rows }) => rows[0]?.at)).toEqual(many);
  });

  it('keeps a transaction together, and leaves nothing behind of it', async () => {
    const { db } = await opened(await open((await aDatabase()).url));
    const limit = () => sql<{ is: string }>`select current_setting('statement_timeout') as is`;
    const before = (await limit().execute(db)).rows;
    const during = many.map((number) =>
      db.transaction().execute(async (transaction) => {
        await sql`set local statement_timeout = ${sql.lit(1_000 + number)}`.execute(transaction);
        await sql`create temporary table planted (number integer) on commit drop`.execute(transaction);
        return (await limit().execute(transaction)).rows[0]?.is;
      }),
    );
    expect(await Promise.all(during)).toEqual(many.map((number) => (number === 0 ? '1s' : `${1_000 + number}ms`)));
    for (const _ of many.slice(0, 6)) expect((await limit().execute(db)).rows).toEqual(before);
  });

  it('is migrated, and holds locks by name', async () => {
    const database = await opened(await open((await anEmptyDatabase()).url, 6));
    await migrate(database, () => undefined);
    const { db } = database;
    let atOnce = 0;
    let most = 0;
    const count = async () => {
      most = Math.max(most, ++atOnce);
      await sql`select 1`.execute(db);
      atOnce--;
    };
    await Promise.all([inTurn(db, 'planted', count), inTurn(db, 'planted', count), withAdvisoryLock(db, 'planted', count)]);
    expect(most).toBe(1);
    expect(await unlessUnderWay(db, 'planted', async () => undefined)).toBe(true);
    expect(await db.selectFrom('migration').select('name').execute()).toHaveLength(migrationsIn().length);
  });

  it('says which settings the role needs, as no session has any', async () => {
    said.length = 0;
    await opened(await open((await aDatabase()).url));
    expect(said).toEqual([expect.stringMatching(/alter role \S+ set statement_timeout = '10000'; .* alter role \S+ set jit = 'off';/)]);
  });
});

it('opens no more connections than are set', async () => {
  const { url } = await aDatabase();
  const { db } = await opened(url, { databasePool: 4, databasePooler: false });
  const rounds = many.map(async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.001)`.execute(db)).rows[0]?.pid);
  expect(new Set(await Promise.all(rounds)).size).toBe(4);
});

it('plans frequent queries once per connection, but not those without values or with changes', async () => {
  const { url } = await aDatabase();
  const { db: another } = await opened(url, { databasePool: 4, databasePooler: false });
  const askedElsewhere = Array.from({ length: 160 }, (_, number) => sql`select ${number}::int as ${sql.ref(`elsewhere_${number}`)}`);
  for (const _ of many.slice(0, 10)) await Promise.all(askedElsewhere.map((statement) => statement.execute(another)));
  const { db } = await opened(url, { databasePool: 1, databasePooler: false });
  for (const number of many) {
    await sql`select ${number}::int as often`.execute(db);
    await sql`select 1 as valueless`.execute(db);
    await sql`with one as (select ${number}::int as id) insert into mill_of_tests select id from one`.execute(db).catch(() => undefined);
  }
  await sql`select ${1}::int as seldom`.execute(db);
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  expect(rows.map(({ statement }) => statement)).toEqual(['select $1::int as often']);
});

it('answers what is asked often also after a column has changed underneath', async () => {
  const { url } = await aDatabase();
  const { db } = await opened(url, { databasePool: 1, databasePooler: false });
  await sql`create table growing (number integer)`.execute(db);
  await sql`insert into growing values (1)`.execute(db);
  const ask = async () => (await sql<{ number: unknown }>`select number from growing where number::integer > ${0}::int`.execute(db)).rows[0]?.number;
  for (const _ of many) expect(await ask()).toBe(1);
  await sql`alter table growing alter column number type text`.execute(db);
  for (const _ of many) expect(await ask()).toBe('1');
});
