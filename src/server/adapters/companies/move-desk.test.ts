import { expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { deskCompanies } from '#tests/ports/company-desk/company-desk.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { moveDesk } from './move-desk.ts';

const { koyal, nimbus } = deskCompanies;

const personOf = (company_id: string, name: string, role: 'owner' | 'writer') =>
  ({ company_id, id: `${name} of ${company_id}`, address_key: `hash of ${name}`, sealed: 'sealed', role, state: 'open', since: '2026-11-20' }) as const;

it('the people of two companies that become one are at one desk, with its owner', async () => {
  const { db } = await aDatabase();
  await keepInTables(db, [koyal, nimbus]);
  const [stays, goes] = [koyal.companyId, nimbus.companyId];
  await db
    .insertInto('desk_person')
    .values([personOf(stays, 'meera', 'owner'), personOf(goes, 'meera', 'writer'), personOf(goes, 'rohan', 'owner')])
    .execute();
  await db.transaction().execute((transaction) => moveDesk(transaction, goes, stays));
  const people = await db.selectFrom('desk_person').select(['company_id', 'id', 'role']).orderBy('id').execute();
  expect(people.map(({ company_id, id, role }) => [company_id, id.split(' ')[0], role])).toEqual([
    [stays, 'meera', 'owner'],
    [stays, 'rohan', 'writer'],
  ]);
});
