import { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { urlNameIn } from '#core/navigation/screens.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { OrganisationStore } from '#web/stores/company-profiles/organisation-store.ts';
import { organisationHead } from '#web/views/company-profiles/profile-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { profileBindings, profileSentences } from './profile-parts.ts';

export { OrganisationScreen as Screen } from '#web/views/company-profiles/OrganisationScreen.tsx';

export const shared = followBindings;

export const over = [notedVisit];

export const words = profileSentences;

export const bindings = [...profileBindings, store(OrganisationStore, [CompanyProfiles])];

export const load = async (stores: Stores, { params, query }: RouteMatch) => {
  const urlName = urlNameIn(params['page'] ?? '', 'overview');
  await Promise.all([stores.get(CompanyStore).open(urlName), urlName && stores.get(OrganisationStore).show(urlName, query.get('cursor'))]);
};

export const head = (stores: Stores) => organisationHead(stores.get(CompanyStore), stores.get(WordsStore));
