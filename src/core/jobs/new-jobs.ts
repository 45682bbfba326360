import { dayMs } from '../figures/durations.ts';
import { screens } from '../navigation/screens.ts';
import { searchOfAlert } from './job-alert-search.ts';
import type { JobAlertDraft } from './job-alerts.ts';
import { freshnessDays, type FreshnessDays } from './job-search.ts';
import { jobsUrl } from './job-urls.ts';
import type { Job } from './job.ts';
import type { JobPage, Jobs } from './jobs.ts';

/** Jobs announced per alert; the list shows the others. */
export const mostNewJobs = 50;

/** Longer alert URLs fall back to the list of alerts. */
const longestAlertUrl = 600;

/** Excludes closed, stale and suspicious jobs. */
const mayBeNotified = ({ isOpen, scamSigns, freshness }: Job): boolean => isOpen && scamSigns.length === 0 && freshness.label !== 'stale';

export function listedForAlert(
  jobs: Pick<Jobs, 'list'>,
  draft: JobAlertDraft,
  { freshness = null, most }: { readonly freshness?: FreshnessDays | null; readonly most: number },
): Promise<JobPage> {
  const { scope, search } = searchOfAlert(draft);
  return jobs.list(scope, { ...search, freshness, sort: 'newest' }, null, most);
}

/** Jobs first seen since a day, newest first. */
export async function newJobsOf(
  jobs: Pick<Jobs, 'list'>,
  draft: JobAlertDraft,
  { since, today }: { readonly since: string; readonly today: string },
): Promise<readonly Job[]> {
  const days = Math.round((Date.parse(today) - Date.parse(since)) / dayMs) + 1;
  const freshness = freshnessDays.find((each) => each >= days) ?? null;
  const { items } = await listedForAlert(jobs, draft, { freshness, most: mostNewJobs });
  return items.filter((job) => job.freshness.firstSeen >= since && mayBeNotified(job));
}

export function alertUrl(draft: JobAlertDraft, jobId: string | null): string {
  const { scope, search } = searchOfAlert(draft);
  const url = jobsUrl(scope, { ...search, rid: jobId });
  return url.length <= longestAlertUrl ? url : screens.jobAlerts;
}
