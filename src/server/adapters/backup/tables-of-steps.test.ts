import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anEmptyDatabase } from '#tests/database.ts';
import { migrate, migrationsIn } from '../database/migrate.ts';
import { CopyClient } from './copy-client.ts';
import { checkBackup } from './restore.ts';
import { withSnapshot } from './snapshot.ts';
import { tableShapes } from './table-shapes.ts';
import { missingTable, tablesOf } from './tables-of-steps.ts';
import { framesOf } from './write-frames.ts';

describe('the tables of the steps', () => {
  it('are those that a database has which took all steps', async () => {
    const database = await anEmptyDatabase();
    await migrate(database, () => undefined);
    const client = await CopyClient.open(database.url);
    const shapes = await tableShapes(client);
    await client.close();
    expect([...tablesOf(migrationsIn())].toSorted()).toEqual(shapes.map(({ name }) => name).toSorted());
    expect(missingTable(migrationsIn(), shapes)).toBeUndefined();
    expect(
      missingTable(
        migrationsIn(),
        shapes.filter(({ name }) => name !== 'post'),
      ),
    ).toBe('post');
  });

  it('are looked for before a backup is made, and before one is restored', async () => {
    const database = await anEmptyDatabase();
    await migrate(database, () => undefined);
    const frames = await withSnapshot(database.url, { product: '0.1.0' }, async ({ tables, ...source }) => {
      async function* others() {
        for await (const table of tables())
          if (table.shape.name !== 'image') yield table;
          else for await (const _ of table.rows);
      }
      const parts: Buffer[] = [];
      for await (const part of framesOf({ ...source, tables: others })) parts.push(part);
      return Buffer.concat(parts);
    });
    await expect(checkBackup(Readable.from([frames]))).rejects.toThrow('The backup is damaged: the table image is not in it. Nothing was restored.');
    await sql`drop table image cascade`.execute(database.db);
    const backedUp = withSnapshot(database.url, { product: '0.1.0' }, async ({ tables }) => {
      for await (const { rows } of tables()) for await (const _ of rows);
    });
    await expect(backedUp).rejects.toThrow('The database has lost its table image, and no restore would take a backup without it.');
  });

  it('follow dropped and renamed tables, ignore partitions, and are none without steps', () => {
    const text =
      'create table one (a int);\ncreate table if not exists two (b int);\n-- create table three (c int)\ncreate table part partition of two default;';
    expect([...tablesOf([{ text }, { text: 'drop table one;\nalter table if exists two rename to four;' }])]).toEqual(['migration', 'four']);
    expect([...tablesOf([])]).toEqual([]);
  });
});
