import type { CountedProof } from '#core/persona-keys/counted-proofs.ts';
import type { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { SqlJobAlerts } from '#server/adapters/jobs/sql-job-alerts.ts';
import { SqlJobRemovals } from '#server/adapters/jobs/sql-job-removals.ts';
import { SqlJobs } from '#server/adapters/jobs/sql-jobs.ts';
import { SqlSavedJobs } from '#server/adapters/jobs/sql-saved-jobs.ts';

export function adaptersOfJobs(scope: RequestScope, proofs: readonly CountedProof[]) {
  const jobs = new SqlJobs(scope);
  return { jobs, savedJobs: new SqlSavedJobs(scope, proofs), jobAlerts: new SqlJobAlerts(scope, jobs), jobRemovals: new SqlJobRemovals(scope) };
}
