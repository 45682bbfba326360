import { Benefits } from '#core/benefits/benefits.ts';
import { Companies } from '#core/companies/companies.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyBenefitsStore } from '#web/stores/benefits/company-benefits-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { SimilarStore } from '#web/stores/followers/similar-store.ts';
import { companyBenefitsHead } from '#web/views/benefits/benefit-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { followerWords } from '#web/words/followers/follower-words.ts';
import { loadCompanyPage } from '../companies/company-page.ts';
import { store } from '../container/bind.ts';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { similarBindings } from '../followers/similar-bindings.ts';
import { benefitBindings } from './benefit-parts.ts';

export { CompanyBenefitsScreen as Screen } from '#web/views/benefits/CompanyBenefitsScreen.tsx';

export const shared = followBindings;

export const over = [notedVisit];

export const words = [benefitWords, companyWords, ratingWords, followerWords];

export const bindings = [...benefitBindings, store(CompanyBenefitsStore, [Benefits, Companies]), ...similarBindings];

/** Loads benefits, or similar companies where there are none. */
export const load = loadCompanyPage('benefits', async (stores, urlName) => {
  const benefits = stores.get(CompanyBenefitsStore);
  await benefits.show(urlName);
  if (benefits.isThin) await stores.get(SimilarStore).open(urlName);
});

export const head = (stores: Stores) => companyBenefitsHead(stores.get(CompanyStore), stores.get(WordsStore));
