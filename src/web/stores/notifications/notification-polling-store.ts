import { reaction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Tabs } from '#core/device/tabs.ts';
import { minuteMs } from '#core/figures/durations.ts';
import type { WordsStore } from '../app/words-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { NotificationsStore } from './notifications-store.ts';

/** Polling interval of one browser. Tabs are staggered by opening time, so that one asks for all. */
export const pollMs = 5 * minuteMs;
export const mostJitterMs = 15_000;

/** Polls for members only, with one timer shared by all tabs. An overdue tab asks once visible again. */
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

  /** Stays equal when the same member is read again. */
  get #who(): string | undefined {
    return this.#session.isAwake ? this.#session.member?.userId : undefined;
  }

  /** Undefined where no poll is due. */
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
