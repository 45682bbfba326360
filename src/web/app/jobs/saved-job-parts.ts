import { routes as jobs } from '#contract/generated/jobs.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { JobAlerts } from '#core/jobs/job-alerts.ts';
import { SavedJobs } from '#core/jobs/saved-jobs.ts';
import { httpJobAlerts } from '#web/adapters/jobs/http-job-alerts.ts';
import { httpSavedJobs } from '#web/adapters/jobs/http-saved-jobs.ts';
import { JobAlertsStore } from '#web/stores/jobs/job-alerts-store.ts';
import { OwnListsStore } from '#web/stores/app/own-lists-store.ts';
import { SavedJobsStore } from '#web/stores/jobs/saved-jobs-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { overHttp, store } from '../container/bind.ts';

/** Saved jobs and alerts, shared by all job pages. */
export const savedJobBindings = [
  overHttp(SavedJobs, httpSavedJobs, jobs),
  overHttp(JobAlerts, httpJobAlerts, jobs),
  store(SavedJobsStore, [SavedJobs, SessionStore, OwnListsStore]),
  store(JobAlertsStore, [JobAlerts, SessionStore, UserStorage]),
];
