import type { Language } from '#core/device/preferences.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { Notification } from '#core/notifications/notification.ts';
import type { NotificationPlatform, Notifications } from '#core/notifications/notifications.ts';

const name = 'seen-logins';
const mostSeen = 100;

/** Member notifications, where login notices are marked as seen on this device alone (F-07). */
export class BrowserNotifications implements Notifications {
  readonly #ofAccount: Notifications;
  readonly #storage: UserStorage;
  #ofLogins: ReadonlySet<string> = new Set();

  constructor(ofAccount: Notifications, storage: UserStorage) {
    this.#ofAccount = ofAccount;
    this.#storage = storage;
  }

  async list(platform: NotificationPlatform, language: Language): Promise<readonly Notification[]> {
    const all = await this.#ofAccount.list(platform, language);
    this.#ofLogins = new Set(all.filter(({ kind }) => kind === 'signIn' || kind === 'loginChange').map(({ notificationId }) => notificationId));
    return all.map((one) => (this.#ofLogins.has(one.notificationId) ? { ...one, status: this.#seen.get(one.notificationId) ?? one.status } : one));
  }

  view(ids: readonly string[]): Promise<void> {
    return this.#mark(ids, 1, (others) => this.#ofAccount.view(others));
  }

  read(ids: readonly string[]): Promise<void> {
    return this.#mark(ids, 2, (others) => this.#ofAccount.read(others));
  }

  pressed(key: string): Promise<void> {
    return this.#ofAccount.pressed(key);
  }

  async #mark(ids: readonly string[], status: 1 | 2, markOthers: (others: readonly string[]) => Promise<void>): Promise<void> {
    const [seen, own] = [this.#seen, ids.filter((id) => this.#ofLogins.has(id))];
    for (const id of own) seen.set(id, seen.get(id) === 2 ? 2 : status);
    if (own.length > 0) this.#storage.keep(name, [...seen].slice(-mostSeen));
    const others = ids.filter((id) => !own.includes(id));
    if (others.length > 0) await markOthers(others);
  }

  get #seen(): Map<string, Notification['status']> {
    const kept = this.#storage.read(name);
    return new Map(Array.isArray(kept) ? kept.filter(isSeen) : []);
  }
}

const isSeen = (value: unknown): value is [string, 1 | 2] => Array.isArray(value) && typeof value[0] === 'string' && (value[1] === 1 || value[1] === 2);
