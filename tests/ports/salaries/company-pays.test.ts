import { describe } from 'vitest';
import { SqlCompanyPays } from '#server/adapters/salaries/sql-company-pays.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeCompanyPays } from '#tests/fakes/salaries/fake-company-pays.ts';
import { FakeSalaries } from '#tests/fakes/salaries/fake-salaries.ts';
import { keepSalaries } from '#tests/salaries.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { keepsCompanyPays } from './company-pays.ts';

describe('what companies pay in memory', () =>
  void keepsCompanyPays(async (companies, salaries) => new FakeCompanyPays(new FakeSalaries(companies, salaries))));

describe('what companies pay in the database', () =>
  void keepsCompanyPays(async (companies, salaries) => {
    const { db } = await aDatabase();
    await keepInTables(db, companies);
    await keepSalaries(db, salaries);
    return new SqlCompanyPays({ db });
  }));
