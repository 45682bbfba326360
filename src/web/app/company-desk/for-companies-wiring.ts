import { routes as company } from '#contract/generated/company.ts';
import { routes as desk } from '#contract/generated/desk.ts';
import { PlayedDesks } from '#core/company-desk/played-desks.ts';
import { httpPlayedDesks } from '#web/adapters/company-desk/http-played-desks.ts';
import { PlayedDesksStore } from '#web/stores/company-desk/played-desks-store.ts';
import { Companies } from '#core/companies/companies.ts';
import { DeskLoginStore } from '#web/stores/company-desk/desk-login-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { CompanyDesks } from '#core/company-desk/company-desks.ts';
import { DeskLogins } from '#core/company-desk/desk-logins.ts';
import { forCompaniesHead } from '#web/views/company-desk/for-companies-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { deskBindings } from './desk-bindings.ts';

export { ForCompaniesScreen as Screen } from '#web/views/company-desk/ForCompaniesScreen.tsx';

export const words = [deskWords];

export const bindings = [
  ...deskBindings,
  overHttp(PlayedDesks, httpPlayedDesks, desk),
  overHttp(Companies, httpCompanies, company),
  store(DeskLoginStore, [DeskLogins, CompanyDesks, Companies, WordsStore]),
  store(PlayedDesksStore, [PlayedDesks, DeskLoginStore]),
];

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(DeskLoginStore).show(query.get('company'));

export const head = (stores: Stores) => forCompaniesHead(stores.get(WordsStore));
