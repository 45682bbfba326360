import { describe } from 'vitest';
import { routes } from '#contract/generated/jobs.ts';
import { SqlJobs } from '#server/adapters/jobs/sql-jobs.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeJobs } from '#tests/fakes/jobs/fake-jobs.ts';
import { keepJobs } from '#tests/fakes/jobs/keep-jobs.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { httpJobs } from '#web/adapters/jobs/http-jobs.ts';
import { jobsToday, meetsContract } from './jobs.ts';

describe('jobs in memory', () => void meetsContract(async (companies, jobs, names) => new FakeJobs(jobs, { companies, ...names, today: jobsToday })));

describe('jobs in the database', () =>
  void meetsContract(async (companies, jobs, names) => {
    const { db } = await aDatabase();
    await keepInTables(db, companies);
    const now = Date.parse(jobsToday);
    await keepJobs(db, jobs, now, names);
    return new SqlJobs({ db, now, secrets: new Secrets(Buffer.alloc(32, 3)) });
  }));

describe('jobs over the wire', () =>
  void meetsContract(async (companies, jobs, names) => {
    const http = await overTheWire({ jobs: new FakeJobs(jobs, { companies, ...names, today: jobsToday }) });
    return httpJobs(http.service(routes));
  }));
