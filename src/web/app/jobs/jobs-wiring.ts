import { allJobs } from '#core/jobs/job-search.ts';
import { jobSearchFromUrl } from '#core/jobs/job-urls.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { JobsStore } from '#web/stores/jobs/jobs-store.ts';
import { jobsHead } from '#web/views/jobs/job-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { alertWays } from './alert-ways.ts';
import { jobListBindings, jobSentences } from './job-parts.ts';
import { savedJobBindings } from './saved-job-parts.ts';

export { JobsScreen as Screen } from '#web/views/jobs/JobsScreen.tsx';

export const shared = savedJobBindings;

export const words = jobSentences;

export const over = [alertWays];

export const bindings = jobListBindings;

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(JobsStore).show(allJobs, jobSearchFromUrl(query), query.get('cursor'));

export const head = (stores: Stores) => jobsHead(stores.get(JobsStore), stores.get(WordsStore));
