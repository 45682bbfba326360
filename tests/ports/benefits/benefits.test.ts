import { describe } from 'vitest';
import { SqlBenefits } from '#server/adapters/benefits/sql-benefits.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { keepBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeBenefits } from '#tests/fakes/benefits/fake-benefits.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { meetsContract } from './benefits.ts';

describe('benefits in memory', () => void meetsContract(async (companies, reported) => new FakeBenefits(companies, reported)));

describe('benefits in the database', () =>
  void meetsContract(async (companies, reported) => {
    const { db } = await aDatabase();
    await keepInTables(db, companies);
    await keepBenefits(db, reported);
    return new SqlBenefits({ db, secrets: new Secrets(Buffer.alloc(32, 3)) });
  }));
