import { routes as company } from '#contract/generated/company.ts';
import { qualifierFromUrl } from '#core/awards/award-pages.ts';
import { Awards } from '#core/awards/awards.ts';
import { Clock } from '#core/clock.ts';
import { Companies } from '#core/companies/companies.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { AwardCheckStore } from '#web/stores/awards/award-check-store.ts';
import { qualifierHead } from '#web/views/awards/award-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { awardBindings, awardSentences } from './award-parts.ts';

export { QualifierScreen as Screen } from '#web/views/awards/QualifierScreen.tsx';

export const words = awardSentences;

export const bindings = [...awardBindings, overHttp(Companies, httpCompanies, company), store(AwardCheckStore, [Awards, Companies, Clock])];

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(AwardCheckStore).show(qualifierFromUrl(query));

export const head = (stores: Stores) => qualifierHead(stores.get(AwardCheckStore), stores.get(WordsStore));
