import { expect, it, onTestFinished } from 'vitest';
import { spreadInLines } from '#scripts/admin/spread.ts';
import { aDatabase } from '#tests/database.ts';

it('says in how many parts tables are spread that need nothing more', async () => {
  const { db } = await aDatabase();
  const said = await spreadInLines(db, 16, true);
  expect(said).toMatch(
    /^Nothing to do: all \d+ tables are spread over \d machines? beside the coordinator, by company in 4 parts\.\nThe number of parts stays 4\.$/,
  );
});

it('leaves a database of an older version to a start', async () => {
  const { db } = await aDatabase();
  const newest = await db.selectFrom('migration').selectAll().orderBy('name', 'desc').limit(1).executeTakeFirstOrThrow();
  await db.deleteFrom('migration').where('name', '=', newest.name).execute();
  onTestFinished(async () => void (await db.insertInto('migration').values(newest).execute()));
  await expect(spreadInLines(db, undefined, true)).rejects.toThrow('This database is of an older version. Start the server once');
});
