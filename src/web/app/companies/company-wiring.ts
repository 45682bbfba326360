import { routes as company } from '#contract/generated/company.ts';
import { Companies } from '#core/companies/companies.ts';
import { urlNameIn } from '#core/navigation/screens.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { companyHead } from '#web/views/companies/company-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { companyWords } from '#web/words/companies/company-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { overHttp, store } from '../container/bind.ts';

export { CompanyScreen as Screen } from '#web/views/companies/CompanyScreen.tsx';

export const isShared = true;

export const words = [companyWords, ratingWords];

export const over = [notedVisit];

export const bindings = [overHttp(Companies, httpCompanies, company), store(CompanyStore, [Companies])];

export const load = (stores: Stores, { params }: RouteMatch) => stores.get(CompanyStore).open(urlNameIn(params['page'] ?? '', 'overview'));

export const head = (stores: Stores) => companyHead(stores.get(CompanyStore), stores.get(WordsStore));
