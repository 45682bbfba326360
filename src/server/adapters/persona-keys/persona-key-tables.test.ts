import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { sweepExpired } from '../sweep-expired.ts';

describe('what is stored for tokens and signatures (F-15)', () => {
  it('goes once useless: secrets by quarter, spent tokens a week later, nonces after a day', async () => {
    const { db } = await aDatabase();
    const ends = '2026-12-31';
    await sql`insert into account (id, display_name, made_on) values ('somebody', 'Member', '2026-01-01')`.execute(db);
    await db.insertInto('issuer_key').values({ quarter: '2026-q4', purpose: 'name', key_id: 'k', public_key: 'p' }).execute();
    await db.insertInto('issuer_secret').values({ quarter: '2026-q4', purpose: 'name', sealed: 's', quarter_ends: ends }).execute();
    await db.insertInto('issued_token').values({ account_id: 'somebody', quarter_ends: ends, blinded_hash: 'b' }).execute();
    await db.insertInto('issued_contribution_token').values({ account_id: 'somebody', quarter_ends: ends, blinded_hash: 'b' }).execute();
    await db.insertInto('issued_counted_tokens').values({ account_id: 'somebody', quarter_ends: ends, blinded_hash: 'b' }).execute();
    await db.insertInto('issued_identity').values({ key: 'i', quarter_ends: ends }).execute();
    await db.insertInto('spent_token').values({ token_hash: 't', quarter_ends: ends }).execute();
    await db.insertInto('spent_nonce').values({ nonce_hash: 'n', spent_on: '2026-11-20' }).execute();
    const names = [
      'issuer_key',
      'issuer_secret',
      'issued_token',
      'issued_contribution_token',
      'issued_counted_tokens',
      'issued_identity',
      'spent_token',
      'spent_nonce',
    ] as const;
    const leftOn = async (day: string): Promise<readonly string[]> => {
      await sweepExpired(db, testDeclarations.tables, new FakeClock(Date.parse(day)));
      const found = await Promise.all(names.map((name) => sql`select 1 from ${sql.table(name)}`.execute(db)));
      return names.filter((_, at) => (found[at]?.rows.length ?? 0) > 0);
    };
    expect(await leftOn('2026-11-21')).toEqual(names);
    expect(await leftOn('2026-11-22')).toEqual(names.slice(0, 7));
    expect(await leftOn('2027-01-01')).toEqual(names.slice(0, 7));
    expect(await leftOn('2027-01-02')).toEqual(['issuer_key', 'spent_token']);
    expect(await leftOn('2027-01-07')).toEqual(['issuer_key', 'spent_token']);
    expect(await leftOn('2027-01-08')).toEqual(['issuer_key']);
  });
});
