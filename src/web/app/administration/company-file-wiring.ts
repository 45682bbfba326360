import { routes as administration } from '#contract/generated/administration.ts';
import { CompanyFiles } from '#core/company-profiles/company-files.ts';
import { httpCompanyFiles } from '#web/adapters/administration/http-company-files.ts';
import { CompanyFileStore } from '#web/stores/administration/company-file-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { companyFileHead } from '#web/views/administration/company-file-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { companyFileWords } from '#web/words/administration/company-file-words.ts';
import { notFoundWords } from '#web/words/errors/not-found-words.ts';
import { csvLinesWords } from '#web/words/ui/csv-lines-words.ts';
import { overHttp, store } from '../container/bind.ts';

export { CompanyFileScreen as Screen } from '#web/views/administration/CompanyFileScreen.tsx';

export const words = [companyFileWords, csvLinesWords, notFoundWords];

export const bindings = [overHttp(CompanyFiles, httpCompanyFiles, administration), store(CompanyFileStore, [CompanyFiles, SessionStore])];

export const load = async () => undefined;

export const head = (stores: Stores) => companyFileHead(stores.get(CompanyFileStore), stores.get(WordsStore));
