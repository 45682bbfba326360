import type { Kysely } from 'kysely';
import type { Job } from '#core/jobs/job.ts';
import type { Tables } from '../database/tables.ts';
import { jobRows, jobsFromRows } from './shown-job-rows.ts';

export async function jobsByIds(db: Kysely<Tables>, ids: readonly string[], today: string): Promise<readonly Job[]> {
  const known = new Map((await jobsFromRows(db, await jobRows(db, ids), today)).map((job) => [job.jobId, job]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
