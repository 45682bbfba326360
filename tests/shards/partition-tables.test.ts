import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { passkey } from '#server/adapters/login/login-tables.ts';
import { anotherDatabase } from '#tests/database.ts';
import { formerKeys } from '#scripts/codebase/former-keys.ts';
import { partitionTables, spreadTables } from './partition-tables.ts';

describe('tables with their rows in partitions by the shard key', () => {
  it('belong to a shard group that owes nothing, with only their current keys', async () => {
    const { db } = await anotherDatabase();
    const shape = async () =>
      (
        await sql<{
          readonly name: string;
        }>`select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition from pg_constraint join pg_class on pg_class.oid = conrelid
          where contype in ('p', 'u', 'f', 'c') and not relispartition and conparentid = 0 and relnamespace = current_schema()::regnamespace order by 1, 2`.execute(
          db,
        )
      ).rows;
    const before = (await shape()).filter(({ name }) => !(name in formerKeys));
    await partitionTables(db);
    expect(await shape()).toEqual(before);
    const { rows } = await sql<{
      readonly name: string;
    }>`select relname as name from pg_partitioned_table join pg_class on oid = partrelid where partstrat = 'h'`.execute(db);
    expect(rows.map(({ name }) => name).sort()).toEqual(spreadTables.map(({ name }) => name).sort());
    expect(rows.length).toBeGreaterThan(20);
  });

  it('are refused while a key does not hold the shard key', async () => {
    const { db } = await anotherDatabase();
    await expect(partitionTables(db, [passkey])).rejects.toThrow(/unique constraint|partition/);
  });
});
