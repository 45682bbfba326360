import { NotificationsStore } from '#web/stores/notifications/notifications-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { deactivatedWords } from '#web/words/account/deactivated-words.ts';
import { notificationWords } from '#web/words/notifications/notification-words.ts';
import { notificationBindings } from './notification-bindings.ts';

export { NotificationsScreen as Screen } from '#web/views/notifications/NotificationsScreen.tsx';

export const shared = notificationBindings;

export const words = [notificationWords, deactivatedWords];

export const bindings = [];

export const load = async (stores: Stores) => {
  if (stores.get(SessionStore).isAwake) await stores.get(NotificationsStore).ask();
};

export const head = (stores: Stores) => settingsHead(stores.get(WordsStore), stores.get(WordsStore).of(notificationWords));
