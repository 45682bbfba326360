import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Tabs } from '#core/device/tabs.ts';
import type { Viewports } from '#core/device/viewports.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { countsOf, readIn, viewed, type Notification } from '#core/notifications/notification.ts';
import { notificationPlatformAt } from '#core/notifications/notification-platform.ts';
import { isAmong } from '#core/notifications/notification-topics.ts';
import type { Notifications } from '#core/notifications/notifications.ts';
import type { WordsStore } from '../app/words-store.ts';
import { Request, type RequestState } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { BellStore } from './bell-store.ts';
import type { NotificationTopicsStore } from './notification-topics-store.ts';

/** Member's notifications. Seen and read count at once, and the old list stays during a reload. */
export class NotificationsStore {
  /** Last answer with local seen and read marks, without unwanted topics. */
  list: readonly Notification[] | undefined;
  /** Last request of this browser in any tab. */
  askedAt: number | undefined;
  today = '';
  yesterday = '';
  /** Notifications in the last answer that the one before lacked. */
  news = 0;
  readonly #asking: Request<readonly Notification[]>;
  readonly #viewing: Request<void, [ids: readonly string[]]>;
  readonly #reading: Request<void, [ids: readonly string[]]>;
  readonly #topics: NotificationTopicsStore;
  readonly #bell: BellStore;
  readonly #tabs: Tabs;
  readonly #clock: Clock;
  readonly #seen = new Set<string>();
  readonly #read = new Set<string>();
  #arrived: string | undefined;

  constructor(
    notifications: Notifications,
    viewports: Viewports,
    session: Pick<SessionStore, 'isInApp'>,
    words: WordsStore,
    topics: NotificationTopicsStore,
    bell: BellStore,
    tabs: Tabs,
    clock: Clock,
  ) {
    this.#asking = new Request(() => notifications.list(notificationPlatformAt(viewports.width(), session.isInApp), words.language));
    this.#viewing = new Request((ids) => notifications.view(ids));
    this.#reading = new Request((ids) => notifications.read(ids));
    this.#topics = topics;
    this.#bell = bell;
    bell.tell({ ask: () => void this.ask() });
    this.#tabs = tabs;
    this.#clock = clock;
    makeAutoObservable(this, { list: observableRef });
  }

  /** Stays ready once a list has been answered. */
  get state(): RequestState<readonly Notification[]> {
    if (this.list) return { status: 'SUCCESS', value: this.list };
    const { state } = this.#asking;
    return state.status === 'SUCCESS' ? { status: 'LOADING' } : state;
  }

  /** True once requested and not forgotten since. */
  get isAsked(): boolean {
    return this.#asking.state.status !== 'IDLE';
  }

  /** Groups the list by day, newest first. */
  get days(): readonly (readonly [day: string, notified: readonly Notification[]])[] {
    const days = new Map<string, Notification[]>();
    for (const each of this.list ?? []) days.set(each.createdOn, [...(days.get(each.createdOn) ?? []), each]);
    return [...days];
  }

  get unread(): number {
    return countsOf(this.list ?? []).unread;
  }

  /** Requests the newest notifications and drops late answers. */
  async ask(): Promise<void> {
    this.#note();
    this.news = 0;
    const outcome = await this.#asking.renew();
    if (outcome.status === 'SUCCESS' && outcome.value.length > 0) await this.#topics.look();
    if (this.#asking.state !== outcome || outcome.status !== 'SUCCESS') return;
    runInAction(() => this.#take(outcome.value));
    this.#settleArrival();
  }

  /** Marks the whole list as seen in every tab. */
  view(): void {
    const ids = (this.list ?? []).filter(({ status }) => status === 0).map(({ notificationId }) => notificationId);
    if (ids.length === 0) return;
    for (const id of ids) this.#seen.add(id);
    this.#show(viewed(this.list ?? []));
    this.#tabs.tell('notifications-counted', 0);
    void this.#viewing.send(ids);
  }

  read(ids: readonly string[]): void {
    this.#arrived = undefined;
    if (ids.length === 0) return;
    for (const id of ids) this.#read.add(id);
    this.#show(readIn(this.list ?? [], ids));
    void this.#reading.send(ids);
  }

  readAll(): void {
    this.read((this.list ?? []).filter(({ status }) => status < 2).map(({ notificationId }) => notificationId));
  }

  /** Marks the opened notification once the list tells which persona received it, as no other may report it (F-07). */
  arrive(id: string): void {
    this.#arrived = id;
    if (this.list?.some(({ notificationId }) => notificationId === id)) this.#settleArrival();
    else if (this.list) void this.ask();
  }

  /** Takes the unseen count from another tab, which lets this one wait. */
  hear(unseen: number): void {
    this.#note();
    if (unseen === 0) this.list = this.list && viewed(this.list);
    this.#bell.tell({ unseen });
  }

  /** Drops everything of the member after sign-out. */
  forget(): void {
    this.#asking.forget();
    this.list = this.askedAt = this.#arrived = undefined;
    this.news = 0;
    this.#seen.clear();
    this.#read.clear();
    this.#bell.tell({ unseen: 0, askedAt: undefined });
  }

  #note(): void {
    this.askedAt = this.#clock.now();
    this.#bell.tell({ askedAt: this.askedAt });
  }

  #take(answer: readonly Notification[]): void {
    const known = this.list && new Set(this.list.map(({ notificationId }) => notificationId));
    const isSeen = ({ notificationId }: Notification) => this.#seen.has(notificationId);
    this.#show(
      readIn(
        answer.filter(({ kind }) => !isAmong(this.#topics.unlisted, kind)).flatMap((each) => (isSeen(each) ? viewed([each]) : [each])),
        [...this.#read],
      ),
    );
    this.today = dayOf(this.#clock.now());
    this.yesterday = dayOf(this.#clock.now() - dayMs);
    this.news = known ? (this.list ?? []).filter(({ notificationId, status }) => status === 0 && !known.has(notificationId)).length : 0;
    this.#tabs.tell('notifications-counted', this.#bell.unseen);
  }

  /** Gives up on a notification that the list does not contain. */
  #settleArrival(): void {
    const arrived = this.#arrived;
    this.#arrived = undefined;
    this.read((this.list ?? []).filter(({ notificationId }) => notificationId === arrived).map(({ notificationId }) => notificationId));
  }

  #show(list: readonly Notification[]): void {
    this.list = list;
    this.#bell.tell({ unseen: countsOf(list).unseen });
  }
}
