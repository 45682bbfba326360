import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { allJobs, everyJob } from '#core/jobs/job-search.ts';
import { SqlJobs } from '#server/adapters/jobs/sql-jobs.ts';
import { aCompany } from '#tests/companies.ts';
import { aJob } from '#tests/fakes/jobs/a-job.ts';
import { keepJobs } from '#tests/fakes/jobs/keep-jobs.ts';
import { aPostServer } from '#tests/posts/helpers.ts';

const aForm = (name: string) => ({ name, website: '', city: 'Pune', industry: 'Payments' });

describe('companies that are merged (T-12)', () => {
  it('move their open jobs, with what was reported of applications (R-023, F-24)', async () => {
    const server = await aPostServer();
    const { administeredCompanies } = server.aMember({ role: 'administrator' });
    const [from, into] = [await administeredCompanies.add(aForm('Koyal Pay')), await administeredCompanies.add(aForm('Betwa'))];
    const [moved, there] = [from, into].map(({ companyId, urlName, name }) =>
      aJob({ company: aCompany({ companyId, urlName, name, industry: 'Payments' }), title: `at ${urlName}` }),
    );
    if (!moved || !there) throw new Error('There are no jobs');
    await keepJobs(server.db, [moved, there], server.clock.now());
    for (const { companyId } of [from, into])
      await sql`insert into job_outcome_figure (company_id, people, silent, rejected, offered) values (${companyId}, 4, 3, 1, 0)`.execute(server.db);
    await administeredCompanies.merge(from.companyId, 1, into.companyId);
    const jobs = new SqlJobs({ db: server.db, now: server.clock.now(), secrets: server.secrets });
    const { items } = await jobs.list({ of: 'company', urlName: 'koyal-pay' }, everyJob);
    expect(items.map(({ title, company }) => [title, company.urlName]).toSorted()).toEqual([
      ['at betwa', 'betwa'],
      ['at koyal-pay', 'betwa'],
    ]);
    expect((await jobs.list(allJobs, everyJob)).items).toHaveLength(2);
    expect((await jobs.one(moved.jobId)).outcomes).toMatchObject({
      people: 8,
      shares: [
        { of: 'silent', percent: 80 },
        { of: 'rejected', percent: 30 },
      ],
    });
    expect(await server.db.selectFrom('job_outcome_figure').select('people').execute()).toEqual([{ people: 8 }]);
  });
});
