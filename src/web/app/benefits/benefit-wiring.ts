import { Benefits } from '#core/benefits/benefits.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { BenefitStore } from '#web/stores/benefits/benefit-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { benefitHead } from '#web/views/benefits/benefit-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyReplyWords } from '#web/words/company-replies/company-reply-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { loadCompanyPage } from '../companies/company-page.ts';
import { store } from '../container/bind.ts';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { feedSentences, postBindings } from '../posts/post-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';
import { benefitBindings } from './benefit-parts.ts';

export { BenefitScreen as Screen } from '#web/views/benefits/BenefitScreen.tsx';

export const shared = postBindings;

export const words = [...feedSentences, benefitWords, companyReplyWords, companyWords, ratingWords];

export const over = [...postOverlays, notedVisit];

export const bindings = [...benefitBindings, store(BenefitStore, [Benefits])];

export const load = loadCompanyPage('benefits', (stores, urlName, { params, query }) =>
  stores.get(BenefitStore).show(urlName, params['benefit'], query.get('cursor')),
);

export const head = (stores: Stores) => benefitHead(stores.get(CompanyStore), stores.get(BenefitStore), stores.get(WordsStore));
