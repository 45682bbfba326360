import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { fieldsIn, numberIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { dayMs } from '#core/figures/durations.ts';
import { notificationTopics, type NotificationTopic } from '#core/notifications/notification-topics.ts';
import { unlistedTopics, type MessagePreference } from '#core/settings/message-preference.ts';
import type { MessagePreferences } from '#core/settings/message-preferences.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Filters in the browser, as the server must not tie preferences to a persona's key. */
export class NotificationTopicsStore {
  unlisted: readonly NotificationTopic[] = [];
  readonly #asking: Request<MessagePreference>;
  readonly #storage: Pick<UserStorage, 'read' | 'keep'>;
  readonly #session: Pick<SessionStore, 'member'>;
  readonly #clock: Clock;

  constructor(preferences: MessagePreferences, storage: Pick<UserStorage, 'read' | 'keep'>, session: Pick<SessionStore, 'member'>, clock: Clock) {
    this.#asking = new Request(() => preferences.own());
    this.#storage = storage;
    this.#session = session;
    this.#clock = clock;
    makeAutoObservable(this, { unlisted: observableRef });
  }

  async look(): Promise<void> {
    const name = this.#name;
    if (name === undefined) return;
    const { unlisted, askedAt } = fieldsIn(this.#storage.read(name));
    this.unlisted = notificationTopics.filter((topic) => Array.isArray(unlisted) && unlisted.includes(topic));
    if (Math.abs(this.#clock.now() - numberIn(askedAt)) < dayMs) return;
    const outcome = await this.#asking.send();
    if (outcome.status === 'SUCCESS' && this.#name === name) this.take(outcome.value);
  }

  take(preference: MessagePreference): void {
    this.unlisted = unlistedTopics(preference);
    if (this.#name !== undefined) this.#storage.keep(this.#name, { unlisted: this.unlisted, askedAt: this.#clock.now() });
  }

  get #name(): string | undefined {
    return this.#session.member && `told/${this.#session.member.userId}`;
  }
}
