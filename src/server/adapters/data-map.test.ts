import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { dataMap, passingTables } from './data-map.ts';

describe('the data map (F-15)', () => {
  it('names every table and column of the database, and none besides', async () => {
    const { db } = await aDatabase();
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns where table_schema not in ('information_schema', 'pg_catalog')`.execute(
      db,
    );
    const mapped = dataMap.flatMap(({ table, columns }) => columns.map(({ column }) => `${table}.${column}`));
    expect(mapped.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it('keeps reports of errors for ninety days', () => expect(passingTables).toContainEqual({ table: 'error_report', datedBy: 'day', days: 90 }));
});
