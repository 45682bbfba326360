import { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { OrganisationStore } from '#web/stores/company-profiles/organisation-store.ts';
import { organisationHead } from '#web/views/company-profiles/profile-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { loadCompanyPage } from '../companies/company-page.ts';
import { store } from '../container/bind.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { profileBindings, profileSentences } from './profile-parts.ts';

export { OrganisationScreen as Screen } from '#web/views/company-profiles/OrganisationScreen.tsx';

export const shared = followBindings;

export const over = [notedVisit];

export const words = profileSentences;

export const bindings = [...profileBindings, store(OrganisationStore, [CompanyProfiles])];

export const load = loadCompanyPage('overview', (stores, urlName, { query }) => stores.get(OrganisationStore).show(urlName, query.get('cursor')));

export const head = (stores: Stores) => organisationHead(stores.get(CompanyStore), stores.get(WordsStore));
