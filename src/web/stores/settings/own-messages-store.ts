import type { MessagePreference } from '#core/settings/message-preference.ts';
import type { MessagePreferences } from '#core/settings/message-preferences.ts';
import type { NotificationsStore } from '../notifications/notifications-store.ts';
import type { PushDeviceStore } from '../notifications/push-device-store.ts';
import type { NotificationTopicsStore } from '../notifications/notification-topics-store.ts';
import { OwnSetting } from '../requests/own-setting.ts';

/** Notification choices. Changes count here at once and on other devices within a day. */
export class OwnMessagesStore {
  readonly messages: OwnSetting<MessagePreference>;
  readonly #device: PushDeviceStore;
  readonly #topics: NotificationTopicsStore;
  readonly #notifications: NotificationsStore;

  constructor(preferences: MessagePreferences, device: PushDeviceStore, topics: NotificationTopicsStore, notifications: NotificationsStore) {
    this.messages = new OwnSetting(
      () => preferences.own(),
      (wanted) => preferences.save(wanted),
    );
    this.#device = device;
    this.#topics = topics;
    this.#notifications = notifications;
  }

  async change(name: string, part: Partial<MessagePreference>): Promise<void> {
    if (!(await this.messages.change(name, (before) => ({ ...before, ...part }))) || !this.messages.value) return;
    this.#topics.take(this.messages.value);
    await Promise.all([this.#device.renew(), this.#notifications.ask()]);
  }
}
