import { describe } from 'vitest';
import { SqlInterviews } from '#server/adapters/interviews/sql-interviews.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeInterviews } from '#tests/fakes/interviews/fake-interviews.ts';
import { keepInterviews } from '#tests/interviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { meetsContract } from './interviews.ts';

const now = Date.UTC(2026, 10, 20);

describe('interviews in memory', () => void meetsContract(async (companies, interviews) => new FakeInterviews(companies, interviews, now)));

describe('interviews in the database', () =>
  void meetsContract(async (companies, interviews) => {
    const { db } = await aDatabase();
    await keepInTables(db, companies);
    await keepInterviews(db, interviews, now);
    return new SqlInterviews({ db, now, secrets: new Secrets(Buffer.alloc(32, 3)) });
  }));
