import { routes as interviews } from '#contract/generated/interviews.ts';
import { Interviews } from '#core/interviews/interviews.ts';
import { Jobs } from '#core/jobs/jobs.ts';
import { httpInterviews } from '#web/adapters/interviews/http-interviews.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { ApplyStore } from '#web/stores/jobs/apply-store.ts';
import { JobStore } from '#web/stores/jobs/job-store.ts';
import { jobHead } from '#web/views/jobs/job-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { jobBindings, jobSentences } from './job-parts.ts';
import { savedJobBindings } from './saved-job-parts.ts';

export { JobScreen as Screen } from '#web/views/jobs/JobScreen.tsx';

export const shared = savedJobBindings;

export const words = jobSentences;

export const bindings = [...jobBindings, overHttp(Interviews, httpInterviews, interviews), store(JobStore, [Jobs, Interviews]), store(ApplyStore, [Jobs])];

export const load = (stores: Stores, { params }: RouteMatch) => stores.get(JobStore).open(params['jobId'] ?? '');

export const head = (stores: Stores) => jobHead(stores.get(JobStore), stores.get(WordsStore));
