import { describe, expect, it } from 'vitest';
import { aCompany } from '#tests/companies.ts';
import { aDatabase } from '#tests/database.ts';
import { aCollege, keepColleges } from '#tests/fakes/colleges/known-colleges.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { placesNamed } from './places-named.ts';

const nowhere = { logo: null, urlName: null };

describe('the place of an entry (R-017)', () => {
  it('is the company or the college of this very name, however it is written', async () => {
    const { db } = await aDatabase();
    await keepInTables(db, [aCompany({ name: 'Koyal Pay', urlName: 'koyal-pay', logo: '/images/5f0c2a9be41d7c88' }), aCompany({ name: 'Sutra Mill' })]);
    await keepColleges(db, [aCollege({ name: 'Hindu College' })]);
    const company = await placesNamed(db, 'company', ['koyal pay', 'Koyal']);
    expect([company('koyal pay'), company('Koyal')]).toEqual([{ logo: '/images/5f0c2a9be41d7c88', urlName: 'koyal-pay' }, nowhere]);
    const college = await placesNamed(db, 'college', ['HINDU COLLEGE', 'Hindu']);
    expect([college('HINDU COLLEGE'), college('Hindu')]).toEqual([{ logo: null, urlName: 'hindu-college' }, nowhere]);
  });

  it('is none where two have the name', async () => {
    const { db } = await aDatabase();
    await keepInTables(db, [aCompany({ name: 'Koyal Pay', urlName: 'koyal-pay' }), aCompany({ name: 'Koyal Pay', urlName: 'koyal-pay-2' })]);
    expect((await placesNamed(db, 'company', ['Koyal Pay']))('Koyal Pay')).toEqual(nowhere);
  });
});
