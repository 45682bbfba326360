import { Clock } from '#core/clock.ts';
import { Tabs } from '#core/device/tabs.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { NotificationPollingStore } from '#web/stores/notifications/notification-polling-store.ts';
import { NotificationsStore } from '#web/stores/notifications/notifications-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { notificationWords } from '#web/words/notifications/notification-words.ts';
import { store } from '../container/bind.ts';
import { notificationBindings } from './notification-bindings.ts';

export { NotificationsEffect as Overlay } from '#web/views/notifications/NotificationsEffect.tsx';

export const shared = notificationBindings;

export const words = [notificationWords];

export const bindings = [store(NotificationPollingStore, [NotificationsStore, SessionStore, WordsStore, Tabs, Clock])];
