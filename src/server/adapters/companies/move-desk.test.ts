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

it('what two companies reported, and their visits, are together', async () => {
  const { db } = await aDatabase();
  await keepInTables(db, [koyal, nimbus]);
  const [stays, goes] = [koyal.companyId, nimbus.companyId];
  const report = { stars: 2, reason: 'spam', sealed_note: null, filed_on: '2026-11-20', item_id: 'item', again_item_id: null, sealed_again: null } as const;
  await db
    .insertInto('employer_report')
    .values({ ...report, thing: 'one review', company_id: goes })
    .execute();
  await db
    .insertInto('company_visit')
    .values([
      { company_id: stays, week: '2026-11-16', times: 3, searches: 1 },
      { company_id: goes, week: '2026-11-16', times: 4, searches: 2 },
      { company_id: goes, week: '2026-11-09', times: 5 },
    ])
    .execute();
  await db.transaction().execute((transaction) => moveDesk(transaction, goes, stays));
  expect(await db.selectFrom('employer_report').select('company_id').execute()).toEqual([{ company_id: stays }]);
  expect(await db.selectFrom('company_visit').select(['company_id', 'week', 'times', 'searches']).orderBy('week').execute()).toEqual([
    { company_id: stays, week: '2026-11-09', times: 5, searches: 0 },
    { company_id: stays, week: '2026-11-16', times: 7, searches: 3 },
  ]);
});
