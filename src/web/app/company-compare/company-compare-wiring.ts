import { routes as company } from '#contract/generated/company.ts';
import { Clock } from '#core/clock.ts';
import { Companies } from '#core/companies/companies.ts';
import { comparedCompaniesFromUrl } from '#core/company-compare/company-compare-url.ts';
import { CompanyComparisons } from '#core/company-compare/company-comparisons.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { httpCompanyComparisons } from '#web/adapters/company-compare/http-company-comparisons.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { ShareStore } from '#web/stores/app/share-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyCompareStore } from '#web/stores/company-compare/company-compare-store.ts';
import { companyCompareHead } from '#web/views/company-compare/company-compare-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { companyCompareWords } from '#web/words/company-compare/company-compare-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { insightWords } from '#web/words/reviews/insight-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';

export { CompareCompaniesScreen as Screen } from '#web/views/company-compare/CompareCompaniesScreen.tsx';

export const words = [companyCompareWords, benefitWords, companyWords, ratingWords, reviewWords, insightWords, interviewWords, payFigureWords, listWords];

export const bindings = [
  overHttp(CompanyComparisons, httpCompanyComparisons, company),
  overHttp(Companies, httpCompanies, company),
  onDevice(Clipboards, BrowserClipboards),
  store(ShareStore, [Clipboards, ToastStore]),
  store(CompanyCompareStore, [CompanyComparisons, Companies, Clock]),
];

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(CompanyCompareStore).show(comparedCompaniesFromUrl(query));

export const head = (stores: Stores) => companyCompareHead(stores.get(CompanyCompareStore), stores.get(WordsStore));
