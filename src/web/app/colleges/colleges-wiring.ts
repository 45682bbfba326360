import { routes as company } from '#contract/generated/company.ts';
import { collegeSearchFromUrl } from '#core/colleges/college-urls.ts';
import { Colleges } from '#core/colleges/colleges.ts';
import { httpColleges } from '#web/adapters/colleges/http-colleges.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CollegesStore } from '#web/stores/colleges/colleges-store.ts';
import { collegesHead } from '#web/views/colleges/college-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { collegeWords } from '#web/words/colleges/college-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';

export { CollegesScreen as Screen } from '#web/views/colleges/CollegesScreen.tsx';

export const words = [collegeWords, listWords];

export const bindings = [overHttp(Colleges, httpColleges, company), store(CollegesStore, [Colleges])];

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(CollegesStore).show(collegeSearchFromUrl(query), query.get('cursor'));

export const head = (stores: Stores) => collegesHead(stores.get(CollegesStore), stores.get(WordsStore));
