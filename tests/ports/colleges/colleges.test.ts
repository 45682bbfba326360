import { describe } from 'vitest';
import { routes } from '#contract/generated/company.ts';
import { SqlColleges } from '#server/adapters/colleges/sql-colleges.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { keepColleges, keepPublishedPay } from '#tests/fakes/colleges/known-colleges.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeColleges } from '#tests/fakes/colleges/fake-colleges.ts';
import { keepInterviews } from '#tests/interviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { httpColleges } from '#web/adapters/colleges/http-colleges.ts';
import { meetsContract } from './colleges.ts';

describe('colleges in memory', () => void meetsContract(async (backend) => new FakeColleges(backend)));

describe('colleges in the database', () =>
  void meetsContract(async ({ colleges, companies, interviews, pay }) => {
    const { db } = await aDatabase();
    await keepInTables(db, companies);
    await keepColleges(db, colleges);
    await keepInterviews(db, interviews);
    await keepPublishedPay(db, pay);
    return new SqlColleges({ db, secrets: new Secrets(Buffer.alloc(32, 3)) });
  }));

describe('colleges over the wire', () =>
  void meetsContract(async (backend) => httpColleges((await overTheWire({ colleges: new FakeColleges(backend) })).service(routes))));
