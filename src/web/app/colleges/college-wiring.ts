import { routes as company } from '#contract/generated/company.ts';
import { Colleges } from '#core/colleges/colleges.ts';
import { interviewHubSearchFromUrl } from '#core/interviews/interview-urls.ts';
import { Interviews } from '#core/interviews/interviews.ts';
import { httpColleges } from '#web/adapters/colleges/http-colleges.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CollegeStore } from '#web/stores/colleges/college-store.ts';
import { collegeHead } from '#web/views/colleges/college-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { collegeWords } from '#web/words/colleges/college-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { overHttp, store } from '../container/bind.ts';
import { interviewBindings, interviewSentences } from '../interviews/interview-parts.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { postBindings } from '../posts/post-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';

export { CollegeScreen as Screen } from '#web/views/colleges/CollegeScreen.tsx';

export const shared = postBindings;

export const words = [...interviewSentences, collegeWords, payFigureWords];

export const over = postOverlays;

export const bindings = [...interviewBindings, overHttp(Colleges, httpColleges, company), store(CollegeStore, [Colleges, Interviews])];

export const load = (stores: Stores, { params, query }: RouteMatch) =>
  stores.get(CollegeStore).open(params['collegeUrl'] ?? '', interviewHubSearchFromUrl(query).sort, query.get('cursor'));

export const head = (stores: Stores) => collegeHead(stores.get(CollegeStore), stores.get(WordsStore));
