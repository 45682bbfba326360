import { routes as company } from '#contract/generated/company.ts';
import { Companies } from '#core/companies/companies.ts';
import { urlNameIn } from '#core/navigation/screens.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { ConductStore } from '#web/stores/employer-conduct/conduct-store.ts';
import { StandingStore } from '#web/stores/followers/standing-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { companyHead } from '#web/views/companies/company-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { conductWords } from '#web/words/employer-conduct/conduct-words.ts';
import { followerWords } from '#web/words/followers/follower-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { overHttp, store } from '../container/bind.ts';
import { conductBindings } from '../employer-conduct/conduct-bindings.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { standingBindings } from '../followers/standing-bindings.ts';

export { CompanyScreen as Screen } from '#web/views/companies/CompanyScreen.tsx';

export const isShared = true;

export const shared = followBindings;

export const words = [companyWords, ratingWords, followerWords, conductWords];

export const bindings = [overHttp(Companies, httpCompanies, company), store(CompanyStore, [Companies]), ...standingBindings, ...conductBindings];

export const load = async (stores: Stores, { params }: RouteMatch) => {
  const urlName = urlNameIn(params['page'] ?? '', 'overview');
  await Promise.all([stores.get(CompanyStore).open(urlName), stores.get(StandingStore).open(urlName), stores.get(ConductStore).open(urlName)]);
};

export const head = (stores: Stores) => companyHead(stores.get(CompanyStore), stores.get(WordsStore));
