import { digestAlerts, digestDays, type DigestAlert } from '#core/digests/digest.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { alertUrl, newJobsOf } from '#core/jobs/new-jobs.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { knownJobs } from '../jobs/known-jobs.ts';
import { SqlJobAlerts } from '../jobs/sql-job-alerts.ts';
import { SqlJobs } from '../jobs/sql-jobs.ts';

export async function findJobAlerts(scope: PseudonymScope): Promise<readonly DigestAlert[]> {
  const jobs = knownJobs(new SqlJobs(scope));
  const [since, today] = [dayOf(scope.now - (digestDays - 1) * dayMs), scope.today];
  const found: DigestAlert[] = [];
  for (const alert of await new SqlJobAlerts(scope, jobs).all()) {
    const fresh = await newJobsOf(jobs, alert, { since, today });
    const notified = fresh.map(({ jobId, title, company }) => ({ jobId, title, company: company.name }));
    found.push({ alert, url: alertUrl(alert, null), jobs: notified });
  }
  return digestAlerts(found);
}
