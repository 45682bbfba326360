import { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { CompanyProfileStore } from '#web/stores/company-profiles/company-profile-store.ts';
import { CompanyAwardsStore } from '#web/stores/awards/company-awards-store.ts';
import { ConductStore } from '#web/stores/employer-conduct/conduct-store.ts';
import { StandingStore } from '#web/stores/followers/standing-store.ts';
import { overviewHead } from '#web/views/company-profiles/profile-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { conductWords } from '#web/words/employer-conduct/conduct-words.ts';
import { followerWords } from '#web/words/followers/follower-words.ts';
import { companyAwardBindings } from '../awards/company-award-bindings.ts';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { loadCompanyPage } from '../companies/company-page.ts';
import { store } from '../container/bind.ts';
import { conductBindings } from '../employer-conduct/conduct-bindings.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { standingBindings } from '../followers/standing-bindings.ts';
import { profileBindings, profileSentences } from './profile-parts.ts';

export { OverviewScreen as Screen } from '#web/views/company-profiles/OverviewScreen.tsx';

export const shared = followBindings;

export const over = [notedVisit];

export const words = [...profileSentences, followerWords, conductWords];

export const bindings = [...profileBindings, store(CompanyProfileStore, [CompanyProfiles]), ...standingBindings, ...conductBindings, ...companyAwardBindings];

export const load = loadCompanyPage('overview', (stores, urlName) =>
  Promise.all([
    stores.get(CompanyProfileStore).open(urlName),
    stores.get(StandingStore).open(urlName),
    stores.get(ConductStore).open(urlName),
    stores.get(CompanyAwardsStore).open(urlName),
  ]),
);

export const head = (stores: Stores) => overviewHead(stores.get(CompanyStore), stores.get(WordsStore));
