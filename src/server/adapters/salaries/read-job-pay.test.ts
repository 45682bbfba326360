import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { everyJobPay } from '#core/salaries/pay-search.ts';
import { koyal } from '#tests/companies.ts';
import { aDatabase } from '#tests/database.ts';
import { aKnownSalary, keepSalaries } from '#tests/salaries.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { readJobPay } from './read-job-pay.ts';

const now = Date.UTC(2026, 10, 20);
const people = (count: number, designation: string, city: string) =>
  Array.from({ length: count }, (_, at) => aKnownSalary({ companyId: koyal.companyId, designation, city, fixed: 500_000 + 10_000 * at }));

it('a job beside one without figures shows its busiest city if its whole is hidden', async () => {
  const { db } = await aDatabase();
  await keepInTables(db, [koyal]);
  await keepSalaries(
    db,
    [...people(3, 'Dyer', 'Pune'), ...people(20, 'Weaver', 'Pune'), ...people(10, 'Senior Dyer', 'Pune'), ...people(22, 'Senior Dyer', 'Erode')],
    now,
  );
  await sql`delete from market_pay using designation where designation.id = designation_id and designation.url_name = 'senior-dyer' and city_id = 0`.execute(
    db,
  );
  const { nearest } = await readJobPay(db, { ...everyJobPay, company: null, designation: 'dyer' });
  expect(nearest.map(({ group }) => [group.designation?.name, group.city?.name])).toEqual([
    ['Senior Dyer', 'Erode'],
    ['Weaver', undefined],
  ]);
});
