import { routes as desk } from '#contract/generated/desk.ts';
import { DeskFacts } from '#core/company-desk/desk-facts.ts';
import { httpDeskFacts } from '#web/adapters/company-desk/http-desk-facts.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { EarlierFactsStore } from '#web/stores/company-profiles/earlier-facts-store.ts';
import { earlierFactsHead } from '#web/views/company-profiles/earlier-facts-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { factWords } from '#web/words/company-profiles/fact-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { companyBindings, loadCompanyPage } from '../companies/company-page.ts';
import { overHttp, store } from '../container/bind.ts';
import { followBindings } from '../followers/follow-bindings.ts';

export { EarlierFactsScreen as Screen } from '#web/views/company-profiles/EarlierFactsScreen.tsx';

export const shared = followBindings;

export const words = [companyWords, ratingWords, factWords, benefitWords];

export const bindings = [...companyBindings, overHttp(DeskFacts, httpDeskFacts, desk), store(EarlierFactsStore, [DeskFacts])];

export const load = loadCompanyPage('overview', (stores, urlName) => stores.get(EarlierFactsStore).open(urlName));

export const head = (stores: Stores) => earlierFactsHead(stores.get(CompanyStore), stores.get(WordsStore));
