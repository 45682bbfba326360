import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { ownWords } from '../content/sanitized-text.ts';
import { fillReferences } from './fill-references.ts';
import { industries } from './known-lists.ts';
import { SqlReferenceLists } from './sql-reference-lists.ts';

describe('a new installation', () => {
  it('offers lines of work before any company, so that members can choose (R-058, R-110)', async () => {
    const { db } = await aDatabase();
    await fillReferences(db);
    const lists = new SqlReferenceLists({ db });
    expect((await lists.industries()).length).toBeGreaterThanOrEqual(40);
    expect((await lists.suggestIndustries('bank')).map(({ name }) => name)).toEqual(['Banking']);
    expect((await lists.countedIndustries()).every(({ count }) => count === 0)).toBe(true);
  });

  it('keeps those that an administrator entered, and says nothing twice', async () => {
    const { db } = await aDatabase();
    await db
      .insertInto('industry')
      .values({ url_name: 'banks', name: ownWords('banking') })
      .execute();
    await fillReferences(db);
    await fillReferences(db);
    const all = await new SqlReferenceLists({ db }).industries();
    expect(all.filter(({ name }) => /banking/i.test(name)).map(({ urlName, name }) => [urlName, name])).toEqual([['banks', 'banking']]);
    expect(all).toHaveLength(industries.length);
  });

  it('restores what differs at the next start, and leaves other rows without a lock', async () => {
    const { db } = await aDatabase();
    await fillReferences(db);
    const touched = async () =>
      (
        await sql<{
          readonly id: number;
        }>`select id from designation where xmax::text <> '0' or xmin::text <> (select xmin::text from department limit 1)`.execute(db)
      ).rows;
    expect(await touched()).toEqual([]);
    const { id, name } = await db.selectFrom('designation').select(['id', 'name']).orderBy('id').limit(1).executeTakeFirstOrThrow();
    await db
      .updateTable('designation')
      .set({ name: ownWords('Another name') })
      .where('id', '=', id)
      .execute();
    await fillReferences(db);
    expect(await touched()).toEqual([{ id }]);
    expect(await db.selectFrom('designation').select('name').where('id', '=', id).execute()).toEqual([{ name }]);
  });
});
