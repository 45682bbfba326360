import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hourMs } from '#core/figures/durations.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { ownWords } from './content/sanitized-text.ts';
import { Secrets } from './secrets/secrets.ts';
import { hourlyRound } from './hourly-round.ts';
import type { Tables } from './tables.ts';

const crowd = 80;
const secrets = new Secrets(Buffer.alloc(32, 3));
const members = Array.from({ length: crowd }, (_, number) => `member${String(number).padStart(3, '0')}`);

/** Members who come one after the other into new files, for in old ones they would take the room of who was there before: an account, its made-up name, and the address that it proved, each in a transaction of its own. */
async function arrive(db: Kysely<Tables>): Promise<void> {
  await sql`truncate account, persona, mail_proof cascade`.execute(db);
  for (const id of members) {
    const ref = secrets.personaOf(id, 'ANONYMOUS');
    await db
      .insertInto('account')
      .values({ id, display_name: ownWords('Member'), made_on: '2026-11-20' })
      .execute();
    await db
      .insertInto('persona')
      .values({ ref, kind: 'ANONYMOUS', name: ownWords('Name'), name_key: ref, avatar: '1-sky' })
      .execute();
    await db
      .insertInto('mail_proof')
      .values({ key: secrets.reference('mail proof', id), year: '2026-01-01' })
      .execute();
  }
}

/** The number that an attacker names who has the database and no key: each row is taken for that of the account that was written last before it. */
async function named(db: Kysely<Tables>, by: 'xmin' | 'place', table: 'persona' | 'mail_proof', keyOf: (id: string) => string): Promise<number> {
  const key = sql.ref(table === 'persona' ? 'ref' : 'key');
  const order = by === 'xmin' ? sql`xmin::text::bigint` : sql`ctid`;
  const { rows: hidden } = await sql<{ readonly key: string; readonly at: number; readonly nth: number }>`
    select ${key} as key, xmin::text::bigint as at, row_number() over (order by ${order}, random()) as nth from ${sql.table(table)}`.execute(db);
  const { rows: accounts } = await sql<{ readonly id: string; readonly at: number; readonly nth: number }>`
    select id, xmin::text::bigint as at, row_number() over (order by ${order}) as nth from account order by xmin::text::bigint`.execute(db);
  const guess = (row: (typeof hidden)[number]) =>
    by === 'place' ? accounts.find(({ nth }) => nth === row.nth) : (accounts.findLast(({ at }) => at < row.at) ?? accounts[0]);
  return hidden.filter((row) => keyOf(guess(row)?.id ?? '') === row.key).length;
}

const personaOf = (id: string) => secrets.personaOf(id, 'ANONYMOUS');
const proofOf = (id: string) => secrets.reference('mail proof', id);

/** Guessing finds one of the crowd on average, and ten once in ten million times. */
const mostByChance = 10;

async function allNamed(db: Kysely<Tables>): Promise<readonly number[]> {
  return [
    await named(db, 'xmin', 'persona', personaOf),
    await named(db, 'place', 'persona', personaOf),
    await named(db, 'xmin', 'mail_proof', proofOf),
    await named(db, 'place', 'mail_proof', proofOf),
  ];
}

describe('rows that nobody may join to an account', () => {
  it('name it until the night, and afterwards neither by their transaction nor by their place (A-2, A-4)', async () => {
    const { db } = await aDatabase();
    await db.insertInto('installation').defaultValues().execute();
    const clock = new FakeClock(Date.UTC(2026, 10, 20, 12));
    await arrive(db);
    expect(await allNamed(db)).toEqual([crowd, crowd, crowd, crowd]);
    const before = await rowsOf(db);
    expect(await hourlyRound(db, clock)).toBe(true);
    for (const count of await allNamed(db)) expect(count).toBeLessThan(mostByChance);
    expect(await rowsOf(db)).toEqual(before);
  });

  it('are rewritten in random order whatever way of joining the planner prefers', async () => {
    const { db } = await aDatabase();
    await db.insertInto('installation').defaultValues().execute();
    await arrive(db);
    await db.connection().execute(async (one) => {
      for (const way of ['nestloop', 'hashjoin']) await sql`set ${sql.raw(`enable_${way}`)} = off`.execute(one);
      await hourlyRound(one, new FakeClock(Date.UTC(2026, 10, 20, 12)));
      for (const way of ['nestloop', 'hashjoin']) await sql`reset ${sql.raw(`enable_${way}`)}`.execute(one);
    });
    for (const count of await allNamed(db)) expect(count).toBeLessThan(mostByChance);
  });

  it('stand in no journal any more after the night: what the checkpoint needs begins behind them (A-2)', async () => {
    const { db } = await aDatabase();
    await db.insertInto('installation').defaultValues().execute();
    await arrive(db);
    const { rows: written } = await sql<{ readonly end: string }>`select pg_current_wal_lsn()::text as end`.execute(db);
    await hourlyRound(db, new FakeClock(Date.UTC(2026, 10, 20, 12)));
    const { rows: kept } = await sql<{
      readonly isBehind: boolean;
    }>`select redo_lsn > ${written[0]?.end}::pg_lsn as "isBehind" from pg_control_checkpoint()`.execute(db);
    expect(kept).toEqual([{ isBehind: true }]);
  });

  it('are rewritten once an hour, and by one server of several', async () => {
    const { db } = await aDatabase();
    await db.insertInto('installation').defaultValues().execute();
    const clock = new FakeClock(Date.UTC(2026, 10, 20, 12));
    const turns = await Promise.all(Array.from({ length: 4 }, () => hourlyRound(db, clock)));
    expect(turns.filter(Boolean)).toHaveLength(1);
    expect(await hourlyRound(db, clock)).toBe(false);
    clock.advance(hourMs);
    expect(await hourlyRound(db, clock)).toBe(true);
  });

  it('are rewritten in every table, whatever its columns are called', async () => {
    const { db } = await aDatabase();
    await db.insertInto('installation').defaultValues().execute();
    for (const thing of ['p1', 'p2'])
      await db
        .insertInto('moderation_item')
        .values({ id: thing, thing, thing_type: 'POST', cause: 'words', stage: 'first', opened_on: '2026-11-20', suggested_rule: 'spam' })
        .execute();
    const written = () => sql<{ readonly at: string }>`select distinct xmin::text as at from moderation_item`.execute(db);
    expect((await written()).rows).toHaveLength(2);
    await hourlyRound(db, new FakeClock(Date.UTC(2026, 10, 20, 12)));
    expect((await written()).rows).toHaveLength(1);
  });

  it('owe a round that failed in one table, and are rewritten in all others', async () => {
    const { db } = await aDatabase();
    await db.insertInto('installation').defaultValues().execute();
    const clock = new FakeClock(Date.UTC(2026, 10, 20, 12));
    await arrive(db);
    await sql`alter table feedback rename to feedback_away`.execute(db);
    try {
      await expect(hourlyRound(db, clock)).rejects.toThrow('Not done: feedback.');
      for (const count of await allNamed(db)) expect(count).toBeLessThan(mostByChance);
    } finally {
      await sql`alter table feedback_away rename to feedback`.execute(db);
    }
    expect(await hourlyRound(db, clock)).toBe(true);
  });
});

async function rowsOf(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{
    readonly row: string;
  }>`select to_jsonb(persona)::text as row from persona union all select to_jsonb(mail_proof)::text from mail_proof
    order by 1`.execute(db);
  return rows.map(({ row }) => row);
}
