import { routes as settings } from '#contract/generated/user/settings.ts';
import { MessagePreferences } from '#core/settings/message-preferences.ts';
import { Onboardings } from '#core/onboarding/onboardings.ts';
import { Consents } from '#core/settings/consents.ts';
import { httpConsents } from '#web/adapters/settings/http-consents.ts';
import { OwnPreferencesStore } from '#web/stores/settings/own-preferences-store.ts';
import { NotificationsStore } from '#web/stores/notifications/notifications-store.ts';
import { PushDeviceStore } from '#web/stores/notifications/push-device-store.ts';
import { NotificationTopicsStore } from '#web/stores/notifications/notification-topics-store.ts';
import { OwnMessagesStore } from '#web/stores/settings/own-messages-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { UsageConsent } from '#web/stores/usage/usage-consent.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { deactivatedWords } from '#web/words/account/deactivated-words.ts';
import { noticeWords } from '#web/words/settings/notice-words.ts';
import { mailWords } from '#web/words/mail/mail-words.ts';
import { preferenceWords } from '#web/words/settings/preference-words.ts';
import { readingWords } from '#web/words/settings/reading-words.ts';
import { pushWords } from '#web/words/notifications/push-words.ts';
import { overHttp, store } from '../container/bind.ts';
import { notificationBindings } from '../notifications/notification-bindings.ts';
import { usageConsent } from '../usage/usage-consent-binding.ts';
import { pushBindings } from '../notifications/push-bindings.ts';
import { weeklyMailBindings } from './weekly-mail-bindings.ts';

export { PreferencesScreen as Screen } from '#web/views/settings/PreferencesScreen.tsx';

export const shared = notificationBindings;

export const words = [preferenceWords, readingWords, noticeWords, pushWords, mailWords, deactivatedWords];

export const bindings = [
  ...pushBindings,
  usageConsent,
  overHttp(Consents, httpConsents, settings),
  ...weeklyMailBindings,
  store(OwnMessagesStore, [MessagePreferences, PushDeviceStore, NotificationTopicsStore, NotificationsStore]),
  store(OwnPreferencesStore, [Consents, Onboardings, UsageConsent]),
];

/** Loads nothing for guests. */
export const load = async (stores: Stores) => {
  if (stores.get(SessionStore).isAwake) await stores.get(OwnPreferencesStore).open();
};

export const head = (stores: Stores) => settingsHead(stores.get(WordsStore), stores.get(WordsStore).of(preferenceWords));
