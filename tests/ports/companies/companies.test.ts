import { describe } from 'vitest';
import { SqlCompanies } from '#server/adapters/companies/sql-companies.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { meetsContract } from './companies.ts';
import { keepTabCounts } from './keep-tab-counts.ts';

describe('companies in memory', () => void meetsContract(async (companies) => new FakeCompanies(companies)));

describe('companies in the database', () =>
  void meetsContract(async (companies) => {
    const { db } = await aDatabase();
    await keepInTables(db, companies);
    await keepTabCounts(db, companies);
    return new SqlCompanies({ db });
  }));
