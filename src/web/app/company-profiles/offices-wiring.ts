import { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { urlNameIn } from '#core/navigation/screens.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { OfficesStore } from '#web/stores/company-profiles/offices-store.ts';
import { officesHead } from '#web/views/company-profiles/profile-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { profileBindings, profileSentences } from './profile-parts.ts';

export { OfficesScreen as Screen } from '#web/views/company-profiles/OfficesScreen.tsx';

export const shared = followBindings;

export const over = [notedVisit];

export const words = profileSentences;

export const bindings = [...profileBindings, store(OfficesStore, [CompanyProfiles])];

export const load = async (stores: Stores, { params, query }: RouteMatch) => {
  const urlName = urlNameIn(params['page'] ?? '', 'overview');
  await Promise.all([stores.get(CompanyStore).open(urlName), urlName && stores.get(OfficesStore).show(urlName, query.get('cursor'))]);
};

export const head = (stores: Stores) => officesHead(stores.get(CompanyStore), stores.get(WordsStore));
