import { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { urlNameIn } from '#core/navigation/screens.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { OfficeStore } from '#web/stores/company-profiles/office-store.ts';
import { officeHead } from '#web/views/company-profiles/profile-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { loadCompanyPage } from '../companies/company-page.ts';
import { store } from '../container/bind.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { profileBindings, profileSentences } from './profile-parts.ts';

export { OfficeScreen as Screen } from '#web/views/company-profiles/OfficeScreen.tsx';

export const shared = followBindings;

export const over = [notedVisit];

export const words = profileSentences;

export const bindings = [...profileBindings, store(OfficeStore, [CompanyProfiles])];

export const load = loadCompanyPage('overview', (stores, urlName, { params }) =>
  stores.get(OfficeStore).open(urlName, urlNameIn(params['office'] ?? '', 'offices')),
);

export const head = (stores: Stores) => officeHead(stores.get(CompanyStore), stores.get(OfficeStore), stores.get(WordsStore));
