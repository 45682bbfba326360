import { describe } from 'vitest';
import { routes } from '#contract/generated/company.ts';
import { SqlCompanyProfiles } from '#server/adapters/company-profiles/sql-company-profiles.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeCompanyProfiles } from '#tests/fakes/company-profiles/fake-company-profiles.ts';
import { keepProfiles } from '#tests/fakes/company-profiles/keep-profiles.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { httpCompanyProfiles } from '#web/adapters/company-profiles/http-company-profiles.ts';
import { meetsContract } from './company-profiles.ts';

describe('companies’ own pages in memory', () => void meetsContract(async (known) => new FakeCompanyProfiles(known)));

describe('companies’ own pages in the database', () =>
  void meetsContract(async (known) => {
    const { db } = await aDatabase();
    await keepProfiles(db, known);
    return new SqlCompanyProfiles({ db, secrets: new Secrets(Buffer.alloc(32, 3)) });
  }));

describe('companies’ own pages over the wire', () =>
  void meetsContract(async (known) => httpCompanyProfiles((await overTheWire({ companyProfiles: new FakeCompanyProfiles(known) })).service(routes))));
