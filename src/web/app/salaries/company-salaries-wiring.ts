import { Companies } from '#core/companies/companies.ts';
import { companyPaySearchFromUrl } from '#core/salaries/pay-search.ts';
import { ContributedSalaries } from '#core/salaries/own-salaries.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { SubmittedHereStore } from '#web/stores/contributions/submitted-here-store.ts';
import { CompanySalariesStore } from '#web/stores/salaries/company-salaries-store.ts';
import { companySalariesHead } from '#web/views/salaries/salary-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { companyWords } from '#web/words/companies/company-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { loadCompanyPage } from '../companies/company-page.ts';
import { store } from '../container/bind.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { addYoursBindings } from '../reviews/add-yours-bindings.ts';
import { contributedSalariesBinding } from '../contributions/contributed-salaries-binding.ts';
import { payBindings, paySentences } from './pay-parts.ts';

export { CompanySalariesScreen as Screen } from '#web/views/salaries/CompanySalariesScreen.tsx';

export const shared = followBindings;

export const words = [...paySentences, companyWords, ratingWords];

export const over = [notedVisit];

export const bindings = [
  ...payBindings,
  ...addYoursBindings,
  contributedSalariesBinding,
  store(SubmittedHereStore, [ContributedSalaries]),
  store(CompanyStore, [Companies]),
  store(CompanySalariesStore, [Salaries]),
];

/** Loads the pay that the URL asks for, and the head of the company's page, of which it is a tab. */
export const load = loadCompanyPage('salaries', (stores, urlName, { query }) => stores.get(CompanySalariesStore).show(urlName, companyPaySearchFromUrl(query)));

export const head = (stores: Stores) => companySalariesHead(stores.get(CompanyStore), stores.get(CompanySalariesStore), stores.get(WordsStore));
