import { allJobs } from '#core/jobs/job-search.ts';
import { jobSearchFromUrl } from '#core/jobs/job-urls.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { JobsStore } from '#web/stores/jobs/jobs-store.ts';
import { NarrowedCityStore } from '#web/stores/reference-lists/narrowed-city-store.ts';
import { jobsHead } from '#web/views/jobs/job-heads.ts';
import { JobsScreen } from '#web/views/jobs/JobsScreen.tsx';
import type { Stores } from '#web/views/stores.tsx';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { narrowedToCity, placeBindings, placeSentences } from '../reference-lists/narrowed-to-city.ts';
import { alertWays } from './alert-ways.ts';
import { jobListBindings, jobSentences } from './job-parts.ts';
import { savedJobBindings } from './saved-job-parts.ts';

export const shared = savedJobBindings;

export const words = [...jobSentences, ...placeSentences];

export const over = [alertWays];

export const bindings = [...jobListBindings, ...placeBindings];

const loadAll = (stores: Stores, { query }: RouteMatch) => stores.get(JobsStore).show(allJobs, jobSearchFromUrl(query), query.get('cursor'));

const headOf = (stores: Stores) => jobsHead(stores.get(JobsStore), stores.get(NarrowedCityStore).name, stores.get(WordsStore));

export const { Screen, load, head } = narrowedToCity('jobs', { Screen: JobsScreen, load: loadAll, head: headOf });
