import { routes as notification } from '#contract/generated/notification.ts';
import { Clock } from '#core/clock.ts';
import { Tabs } from '#core/device/tabs.ts';
import { Viewports } from '#core/device/viewports.ts';
import { Notifications } from '#core/notifications/notifications.ts';
import { BrowserViewports } from '#web/adapters/device/browser-viewports.ts';
import { httpNotifications } from '#web/adapters/notifications/http-notifications.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { BellStore } from '#web/stores/notifications/bell-store.ts';
import { NotificationsStore } from '#web/stores/notifications/notifications-store.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';

/** The list of notifications, one for the panel and the page. */
export const notificationBindings = [
  overHttp(Notifications, httpNotifications, notification),
  onDevice(Viewports, BrowserViewports),
  store(NotificationsStore, [Notifications, Viewports, WordsStore, BellStore, Tabs, Clock]),
];
