import { routes as notification } from '#contract/generated/notification.ts';
import { ContainerModule } from 'inversify';
import { routes as settings } from '#contract/generated/user/settings.ts';
import { Clock } from '#core/clock.ts';
import { Tabs } from '#core/device/tabs.ts';
import { Viewports } from '#core/device/viewports.ts';
import { Notifications } from '#core/notifications/notifications.ts';
import { MemberPreferences } from '#core/settings/member-preferences.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { AppearanceStore } from '#web/stores/app/appearance-store.ts';
import { ReadingPreferencesStore } from '#web/stores/settings/reading-preferences-store.ts';
import { httpMemberPreferences } from '#web/adapters/settings/http-member-preferences.ts';
import { MessagePreferences } from '#core/settings/message-preferences.ts';
import { BrowserUserStorage } from '#web/adapters/device/browser-user-storage.ts';
import { BrowserViewports } from '#web/adapters/device/browser-viewports.ts';
import { httpNotifications } from '#web/adapters/notifications/http-notifications.ts';
import { httpMessagePreferences } from '#web/adapters/settings/http-message-preferences.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { BellStore } from '#web/stores/notifications/bell-store.ts';
import { NotificationsStore } from '#web/stores/notifications/notifications-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { NotificationTopicsStore } from '#web/stores/notifications/notification-topics-store.ts';
import { Http } from '#web/adapters/http/http.ts';
import { BrowserNotifications } from '#web/adapters/notifications/browser-notifications.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';

export const notificationBindings = [
  onDevice(Viewports, BrowserViewports),
  overHttp(MessagePreferences, httpMessagePreferences, settings),
  overHttp(MemberPreferences, httpMemberPreferences, settings),
  store(ReadingPreferencesStore, [MemberPreferences, AppearanceStore, SessionStore, UserStorage, Clock]),
  new ContainerModule(({ bind }) => {
    bind(Notifications).toResolvedValue(
      (http: Http) => new BrowserNotifications(httpNotifications(http.service(notification)), new BrowserUserStorage()),
      [Http],
    );
    bind(NotificationTopicsStore).toResolvedValue(
      (preferences: MessagePreferences, session: SessionStore, clock: Clock) =>
        new NotificationTopicsStore(preferences, new BrowserUserStorage(), session, clock),
      [MessagePreferences, SessionStore, Clock],
    );
  }),
  store(NotificationsStore, [Notifications, Viewports, SessionStore, WordsStore, NotificationTopicsStore, BellStore, Tabs, Clock]),
];
