import { describe } from 'vitest';
import { SqlJobs } from '#server/adapters/jobs/sql-jobs.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeJobs } from '#tests/fakes/jobs/fake-jobs.ts';
import { keepJobs } from '#tests/jobs.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { jobsToday, keepsItsPromises } from './jobs.ts';

describe('jobs in memory', () => void keepsItsPromises(async (companies, jobs, names) => new FakeJobs(jobs, { companies, ...names, today: jobsToday })));

describe('jobs in the database', () =>
  void keepsItsPromises(async (companies, jobs, names) => {
    const { db } = await aDatabase();
    await keepInTables(db, companies);
    const now = Date.parse(jobsToday);
    await keepJobs(db, jobs, now, names);
    return new SqlJobs({ db, now, secrets: new Secrets(Buffer.alloc(32, 3)) });
  }));
