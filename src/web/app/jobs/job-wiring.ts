import { routes as interviews } from '#contract/generated/interviews.ts';
import { routes as jobs } from '#contract/generated/jobs.ts';
import { routes as support } from '#contract/generated/support.ts';
import { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { Interviews } from '#core/interviews/interviews.ts';
import { JobRemovals } from '#core/jobs/job-removals.ts';
import { Jobs } from '#core/jobs/jobs.ts';
import { Grievances } from '#core/support/grievances.ts';
import { BrowserIdempotencyKeys } from '#web/adapters/device/browser-idempotency-keys.ts';
import { httpInterviews } from '#web/adapters/interviews/http-interviews.ts';
import { httpJobRemovals } from '#web/adapters/jobs/http-job-removals.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { httpGrievances } from '#web/adapters/support/http-grievances.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { ApplyStore } from '#web/stores/jobs/apply-store.ts';
import { JobRemovalStore } from '#web/stores/jobs/job-removal-store.ts';
import { JobStore } from '#web/stores/jobs/job-store.ts';
import { ReportJobStore } from '#web/stores/jobs/report-job-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { jobHead } from '#web/views/jobs/job-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { onDevice, overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { jobBindings, jobSentences } from './job-parts.ts';
import { savedJobBindings } from './saved-job-parts.ts';

export { JobScreen as Screen } from '#web/views/jobs/JobScreen.tsx';

export const shared = savedJobBindings;

export const words = jobSentences;

export const bindings = [
  ...jobBindings,
  overHttp(Interviews, httpInterviews, interviews),
  overHttp(Grievances, httpGrievances, support, asNobody),
  onDevice(IdempotencyKeys, BrowserIdempotencyKeys),
  store(JobStore, [Jobs, Interviews]),
  overHttp(JobRemovals, httpJobRemovals, jobs),
  store(JobRemovalStore, [JobRemovals, SessionStore]),
  store(ApplyStore, [Jobs]),
  store(ReportJobStore, [Grievances, IdempotencyKeys]),
];

export const load = (stores: Stores, { params }: RouteMatch) => stores.get(JobStore).open(params['jobId'] ?? '');

export const head = (stores: Stores) => jobHead(stores.get(JobStore), stores.get(WordsStore));
