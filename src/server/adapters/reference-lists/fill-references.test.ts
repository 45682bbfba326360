import { describe, expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { ownWords } from '../content/sanitized-text.ts';
import { fillReferences } from './fill-references.ts';
import { industries } from './industries.ts';
import { SqlReferenceLists } from './sql-reference-lists.ts';

describe('a new installation', () => {
  it('has lines of work to choose from before any company is here, so that a member can say what they do (R-058, R-110)', async () => {
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
});
