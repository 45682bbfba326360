import { reaction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Tabs } from '#core/device/tabs.ts';
import { minuteMs } from '#core/figures/durations.ts';
import type { WordsStore } from '../app/words-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { NotificationsStore } from './notifications-store.ts';

/** The time between two askings of one browser, and how much later a tab may ask: each by the moment at which it was opened, so that of several tabs one asks first and the others need not. */
export const pollMs = 5 * minuteMs;
export const mostJitterMs = 15_000;

/**
 * Polling of notifications: at once for a member who is signed in and awake, and every five minutes, with one timer for all tabs of the browser: a tab that has asked tells
 * the others, which begin to wait again. Back in sight, a tab asks that is overdue, as timers sleep with the device. Without a member no timer is set and nothing is stored.
 */
export class NotificationPollingStore {
  readonly #notifications: NotificationsStore;
  readonly #session: SessionStore;
  readonly #words: WordsStore;
  readonly #tabs: Tabs;
  readonly #clock: Clock;
  readonly #jitterMs: number;
  #stopWaiting: () => void = () => undefined;

  constructor(notifications: NotificationsStore, session: SessionStore, words: WordsStore, tabs: Tabs, clock: Clock) {
    this.#notifications = notifications;
    this.#session = session;
    this.#words = words;
    this.#tabs = tabs;
    this.#clock = clock;
    this.#jitterMs = (clock.now() * 379) % mostJitterMs;
  }

  /** Begins; the answer ends it. */
  start(): () => void {
    const notifications = this.#notifications;
    const stops = [
      this.#tabs.watchReturn(() => this.#dueInMs === 0 && void notifications.ask()),
      this.#tabs.hear((message, unseen) => message === 'notifications-counted' && this.#session.isAwake && notifications.hear(Number(unseen) || 0)),
      reaction(
        () => this.#who,
        (who) => {
          if (who === undefined) notifications.forget();
          else if (!notifications.isAsked) void notifications.ask();
        },
        { fireImmediately: true },
      ),
      reaction(
        () => this.#words.language,
        () => notifications.isAsked && void notifications.ask(),
      ),
      reaction(
        () => notifications.askedAt,
        () => this.#wait(),
        { fireImmediately: true },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#stopWaiting();
    };
  }

  /** The member who is notified, as one who is read again is no other. */
  get #who(): string | undefined {
    return this.#session.isAwake ? this.#session.member?.userId : undefined;
  }

  /** How long it is until the next asking; nothing where none is to come. */
  get #dueInMs(): number | undefined {
    const { askedAt } = this.#notifications;
    return askedAt === undefined ? undefined : Math.max(0, askedAt + pollMs - this.#clock.now());
  }

  #wait(): void {
    this.#stopWaiting();
    const dueInMs = this.#dueInMs;
    if (dueInMs !== undefined) this.#stopWaiting = this.#clock.after(dueInMs + this.#jitterMs, () => void this.#notifications.ask());
  }
}
