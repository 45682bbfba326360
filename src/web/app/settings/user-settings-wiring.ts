import { routes as user } from '#contract/generated/user.ts';
import { routes as settings } from '#contract/generated/user/settings.ts';
import { Onboardings } from '#core/onboarding/onboardings.ts';
import { Consents } from '#core/settings/consents.ts';
import { httpConsents } from '#web/adapters/settings/http-consents.ts';
import { httpOnboardings } from '#web/adapters/onboarding/http-onboardings.ts';
import { OwnPreferencesStore } from '#web/stores/settings/own-preferences-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { deactivatedWords } from '#web/words/account/deactivated-words.ts';
import { preferenceWords } from '#web/words/settings/preference-words.ts';
import { overHttp, store } from '../container/bind.ts';

export { PreferencesScreen as Screen } from '#web/views/settings/PreferencesScreen.tsx';

export const words = [preferenceWords, deactivatedWords];

export const bindings = [
  overHttp(Consents, httpConsents, settings),
  overHttp(Onboardings, httpOnboardings, user),
  store(OwnPreferencesStore, [Consents, Onboardings]),
];

/** Guests have nothing here to ask for. */
export const load = async (stores: Stores) => {
  if (stores.get(SessionStore).isAwake) await stores.get(OwnPreferencesStore).open();
};

export const head = (stores: Stores) => settingsHead(stores.get(WordsStore), stores.get(WordsStore).of(preferenceWords));
