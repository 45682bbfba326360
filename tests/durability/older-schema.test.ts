import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { aggregateCounts } from '#server/adapters/counts/aggregate-counts.ts';
import { migrate } from '#server/adapters/database/migrate.ts';
import { anEmptyDatabase } from '#tests/database.ts';

const ownFolder = join(import.meta.dirname, '../../src/server/adapters/migrations');
const quietly = () => undefined;

/** The steps of the schema before one of them. */
function stepsBefore(step: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of readdirSync(ownFolder)) if (name < step) cpSync(join(ownFolder, name), join(folder, name));
  return folder;
}

it('an older schema keeps its communities when it is migrated, and every member who had chosen one has joined it, counted once', async () => {
  const database = await anEmptyDatabase();
  const { db } = database;
  await migrate(database, quietly, stepsBefore('0030'));
  await sql`insert into community (id, type, url_name, name, name_key, category, about, followers_count) values
    ('salaries', 'topic', 'salary-talk', 'Salary talk', 'salary talk', 'Money', '', 1), ('sales', 'department', 'sales', 'Sales', 'sales', 'Departments', '', 0)`.execute(
    db,
  );
  await sql`insert into membership (member, community_id) values ('one', 'salaries')`.execute(db);
  await sql`insert into community_choice (member_ref, community_type, community_id) values
    ('one', 'topic', 'salary-talk'), ('two', 'topic', 'salary-talk'), ('two', 'department', 'sales'), ('two', 'topic', 'gone')`.execute(db);
  await sql`insert into topic (id, url_name, name) values (2, 'interviews', 'Interviews'), (13, 'banking-finance', 'Banking & Finance')`.execute(db);
  await sql`insert into tag (id, topic_id, name) values (201, 2, 'HR rounds'), (1301, 13, 'Bank jobs')`.execute(db);
  await migrate(database, quietly);
  await aggregateCounts(db);
  expect(await db.selectFrom('membership').selectAll().orderBy('member').orderBy('community_id').execute()).toEqual([
    { member: 'one', community_id: 'salaries' },
    { member: 'two', community_id: 'salaries' },
    { member: 'two', community_id: 'sales' },
  ]);
  expect(await db.selectFrom('community').select(['name_key', 'followers_count']).orderBy('id').execute()).toEqual([
    { name_key: 'salary talk', followers_count: 2 },
    { name_key: 'sales', followers_count: 1 },
  ]);
  expect(await db.selectFrom('tag').select('id').execute()).toEqual([{ id: 201 }]);
});
