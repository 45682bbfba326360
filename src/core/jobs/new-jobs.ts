import { dayMs } from '../figures/durations.ts';
import { screens } from '../navigation/screens.ts';
import { searchOfAlert } from './job-alert-search.ts';
import type { JobAlertDraft } from './job-alerts.ts';
import { freshnessDays, type FreshnessDays } from './job-search.ts';
import { jobsUrl } from './job-urls.ts';
import type { Job } from './job.ts';
import type { JobPage, Jobs } from './jobs.ts';

/** The most new jobs of which an alert tells at once; the list has the others. */
export const mostNewJobs = 50;

/** The longest URL that a notification has; an alert of more names than fit leads to the alerts. */
const longestAlertUrl = 600;

/** Whether a job may be announced unasked: never one with signs of a scam, nor one that is closed or stale. */
const mayBeNotified = ({ isOpen, scamSigns, freshness }: Job): boolean => isOpen && scamSigns.length === 0 && freshness.label !== 'stale';

/** The newest jobs of the list of an alert. */
export function listedForAlert(
  jobs: Pick<Jobs, 'list'>,
  draft: JobAlertDraft,
  { freshness = null, most }: { readonly freshness?: FreshnessDays | null; readonly most: number },
): Promise<JobPage> {
  const { scope, search } = searchOfAlert(draft);
  return jobs.list(scope, { ...search, freshness, sort: 'newest' }, null, most);
}

/** The jobs that an alert tells of, newest first: those that its list shows and that were first seen on this day or later. */
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

/** The URL of the jobs of an alert, on which this job comes first. */
export function alertUrl(draft: JobAlertDraft, jobId: string | null): string {
  const { scope, search } = searchOfAlert(draft);
  const url = jobsUrl(scope, { ...search, rid: jobId });
  return url.length <= longestAlertUrl ? url : screens.jobAlerts;
}
