import { Failure } from '#core/failure.ts';
import { namesInAlert } from '#core/jobs/alert-parts.ts';
import { alertKey, sortedAlert } from '#core/jobs/job-alert-search.ts';
import { alertLimitFailure, unknownInAlert, wordlessAlert, type JobAlert, type JobAlertDraft, type JobAlerts } from '#core/jobs/job-alerts.ts';
import { hasNoWord } from '#core/jobs/job-search.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { listedForAlert } from '#core/jobs/new-jobs.ts';
import { anId } from '#tests/content.ts';

const noJobs: Pick<Jobs, 'list'> = { list: async () => ({ items: [], next: null, jobsCount: 0 }) };

/** Alerts of one member. URL names are read as spoken. */
export class FakeJobAlerts implements JobAlerts {
  alerts: readonly JobAlert[] = [];
  readonly #jobs: Pick<Jobs, 'list'>;
  readonly #today: string;

  constructor(jobs: Pick<Jobs, 'list'> = noJobs, today = '2026-11-20') {
    this.#jobs = jobs;
    this.#today = today;
  }

  async all(): Promise<readonly JobAlert[]> {
    return this.alerts;
  }

  async create(draft: JobAlertDraft): Promise<JobAlert> {
    const known = this.alerts.find((alert) => alertKey(alert) === alertKey(draft));
    if (known) return known;
    const unknown = unknownIn(draft);
    if (unknown) throw unknown;
    const failure = alertLimitFailure(this.alerts.length);
    if (failure) throw failure;
    const { jobsCount } = await listedForAlert(this.#jobs, draft, { most: 1 });
    const alert = { ...sortedAlert(draft), jobAlertId: anId('a'), names: namesInAlert(draft).map(spoken), createdOn: this.#today, jobsCount };
    this.alerts = [alert, ...this.alerts];
    return alert;
  }

  async remove(jobAlertId: string): Promise<void> {
    if (!this.alerts.some((alert) => alert.jobAlertId === jobAlertId)) throw new Failure('missing');
    this.alerts = this.alerts.filter((alert) => alert.jobAlertId !== jobAlertId);
  }
}

/** Accepts every name except those beginning with no-such. */
function unknownIn({ designations, preferences: { cities, companies, skills, industries, words } }: JobAlertDraft): Failure | undefined {
  const name = (urlNames: readonly string[]) => urlNames.find((urlName) => urlName.startsWith('no-such'));
  const [found] = Object.entries({ designations, skills, cities, companies, industries }).flatMap(([field, urlNames]) => {
    const unknown = name(urlNames);
    return unknown === undefined ? [] : [unknownInAlert(field as 'designations', unknown)];
  });
  return found ?? (hasNoWord(words) ? wordlessAlert(words) : undefined);
}

const spoken = (urlName: string) => ({
  urlName,
  name: urlName
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' '),
});
