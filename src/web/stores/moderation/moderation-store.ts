import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Ban, Bans } from '#core/moderation/bans.ts';
import type { LedgerEntry } from '#core/moderation/ledger.ts';
import { mayAdminister } from '#core/moderation/member-role.ts';
import type { DecidedItem, Moderations, Stage, Verdict } from '#core/moderation/moderations.ts';
import type { QueueFilter, QueueItem, QueueItems, QueuePage } from '#core/queue/queue-items.ts';
import type { MenuMarksStore } from '../app/menu-marks-store.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';
import type { ModerationTab } from './moderation-tabs.ts';
import { nothingWaits, without, type QueueCounts } from './queue-counts.ts';
import { chosenWithout, openItemOf } from './unfolded-item.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Reason why an item is no longer open: an earlier decision, or deletion by its author. */
export type Overtaken = DecidedItem | 'deleted';

/** Moderation queue and decided items, hidden from everyone without the role. */
export class ModerationStore {
  stage: ModerationTab = 'first';
  filter: Omit<QueueFilter, 'stage'> = {};
  /** Loaded parts of the queue by stage and filter, so none is requested twice. */
  queues: ReadonlyMap<string, Pages<QueueItem>> = new Map();
  /** Counts of both stages, unknown until the queue has answered. */
  counts: Readonly<Record<Stage, QueueCounts>> | undefined;
  appealedBans = 0;
  /** Appeals that another moderator has to decide. */
  forAnother: Pick<QueuePage, 'forAnother' | 'appealsForAnother'> = { forAnother: 0, appealsForAnother: [] };
  unfolded: string | undefined;
  done: ReadonlySet<string> = new Set();
  /** Items decided earlier by anyone, kept with their notes until put away. */
  overtaken: ReadonlyMap<string, Overtaken> = new Map();
  readonly decided: Pages<DecidedItem>;
  readonly bans: Pages<Ban>;
  readonly deciding: Request<LedgerEntry | null, [itemId: string, verdict: Verdict]>;
  readonly #lookingUp: Request<DecidedItem, [itemId: string]>;
  readonly #queueItems: QueueItems;
  readonly #marks: MenuMarksStore;
  readonly #session: SessionStore;
  readonly #clock: Clock;
  readonly #read = new Set<'decided' | 'bans'>();
  #isLeft = false;

  constructor(moderations: Moderations, queueItems: QueueItems, bans: Bans, marks: MenuMarksStore, session: SessionStore, clock: Clock) {
    this.#marks = marks;
    this.#queueItems = queueItems;
    this.#session = session;
    this.#clock = clock;
    this.decided = new Pages((after) => moderations.decided(after));
    this.bans = new Pages((after) => bans.list(after));
    this.deciding = new Request((itemId, verdict) => moderations.decide(itemId, verdict));
    this.#lookingUp = new Request((itemId) => moderations.decisionOn(itemId));
    const queued = {
      counts: observableRef,
      filter: observableRef,
      forAnother: observableRef,
      queues: observableRef,
      done: observableRef,
      overtaken: observableRef,
    };
    makeAutoObservable(this, { ...queued, decided: false, bans: false, deciding: false });
  }

  get now(): number {
    return this.#clock.now();
  }

  /** Forgets what was read unless shown again at once, so that the next visit reads it again. */
  async leave(): Promise<void> {
    this.#isLeft = true;
    await Promise.resolve();
    if (!this.#isLeft) return;
    this.#read.clear();
    runInAction(() => {
      this.queues = new Map();
      this.unfolded = undefined;
    });
  }

  async show(stage: ModerationTab): Promise<void> {
    this.#isLeft = false;
    if (stage !== this.stage) this.filter = this.filter.order ? { order: this.filter.order } : {};
    this.stage = stage;
    await this.#open();
  }

  async narrow(change: Omit<QueueFilter, 'stage'>): Promise<void> {
    this.filter = { ...this.filter, ...change };
    await this.#open();
  }

  /** Allows the link to the team page. */
  get mayAdminister(): boolean {
    return mayAdminister(this.#session.member?.role);
  }

  /** Queue stage of the tab, on other tabs the one that would be. */
  get #stage(): Stage {
    return this.stage === 'second' ? 'second' : 'first';
  }

  get queue(): Pages<QueueItem> | undefined {
    return this.queues.get(this.#key);
  }

  get shown(): QueueCounts {
    return this.counts?.[this.#stage] ?? nothingWaits;
  }

  /** Undecided items by tab; nothing before the queue has answered. */
  get waiting(): Readonly<Partial<Record<ModerationTab, number>>> {
    return this.counts ? { first: this.counts.first.waiting, second: this.counts.second.waiting, bans: this.appealedBans } : {};
  }

  settleBan(): void {
    this.appealedBans = Math.max(0, this.appealedBans - 1);
    this.#oneLess();
  }

  isUnfolded({ itemId }: QueueItem): boolean {
    return openItemOf(this.items, this.unfolded)?.itemId === itemId;
  }

  unfold(itemId: string): void {
    this.unfolded = itemId;
  }

  get items(): readonly QueueItem[] {
    return (this.queue?.items ?? []).filter(({ itemId }) => !this.done.has(itemId));
  }

  /** True where the page must seem missing. Not claimed while the account is unreachable. */
  get isForOthers(): boolean {
    if (!this.#session.isSignedIn) return !this.#session.isOutOfReach;
    const state = (this.stage === 'decided' ? this.decided : this.stage === 'bans' ? this.bans : this.queue)?.state;
    return state?.status === 'FAILURE' && ['missing', 'signed-out', 'forbidden'].includes(state.failure.kind);
  }

  /** Answers whether the verdict was taken. Items already decided stay and say by whom. */
  async decide(item: QueueItem, verdict: Verdict): Promise<boolean> {
    const { itemId } = item;
    const outcome = await this.deciding.send(itemId, verdict);
    if (outcome.status === 'SUCCESS') {
      this.#read.delete('decided');
      this.putAway(itemId);
      this.#discount(item);
      return true;
    }
    if (outcome.status !== 'FAILURE') return false;
    if (outcome.failure.kind === 'missing') this.#overtake(item, 'deleted');
    if (outcome.failure.kind === 'conflict') {
      const found = await this.#lookingUp.send(itemId);
      if (found.status === 'SUCCESS') this.#overtake(item, found.value);
    }
    return false;
  }

  putAway(itemId: string): void {
    this.unfolded = chosenWithout(this.items, itemId, this.unfolded);
    this.done = new Set(this.done).add(itemId);
  }

  #overtake(item: QueueItem, by: Overtaken): void {
    runInAction(() => (this.overtaken = new Map(this.overtaken).set(item.itemId, by)));
    this.#read.delete('decided');
    this.#discount(item);
  }

  #discount(item: QueueItem): void {
    if (this.counts) this.counts = { ...this.counts, [item.stage]: without(this.counts[item.stage], item) };
    this.#oneLess();
  }

  #oneLess(): void {
    this.#marks.tell({ waiting: Math.max(0, this.#marks.waiting - 1) });
  }

  /** Loads the tab unless already loaded, and the queue beside it, whose counts every tab shows. */
  async #open(): Promise<void> {
    if (!this.#session.isSignedIn) return;
    const { stage } = this;
    await Promise.all([this.#openQueue(), ...(stage === 'decided' || stage === 'bans' ? [this.#readOnce(stage)] : [])]);
  }

  async #openQueue(): Promise<void> {
    if (this.queue && this.queue.state.status !== 'FAILURE') return;
    const queue = this.#queueOf(this.#stage);
    this.queues = new Map(this.queues).set(this.#key, queue);
    await queue.open();
  }

  async #readOnce(tab: 'decided' | 'bans'): Promise<void> {
    if (this.#read.has(tab) && this[tab].state.status !== 'FAILURE') return;
    this.#read.add(tab);
    await this[tab].open();
  }

  get #key(): string {
    return JSON.stringify([this.#stage, this.filter]);
  }

  #queueOf(stage: Stage): Pages<QueueItem> {
    const filter = { ...this.filter, stage };
    const other = stage === 'first' ? 'second' : 'first';
    return new Pages(async (after) => {
      const page = await this.#queueItems.list(filter, after);
      const { waiting, elsewhere, appealedBans, causes, places } = page;
      runInAction(() => {
        this.forAnother = page;
        this.appealedBans = appealedBans;
        const { first, second } = this.counts ?? { first: nothingWaits, second: nothingWaits };
        const counts = { first, second, [stage]: { waiting, causes, places } };
        this.counts = { ...counts, [other]: { ...counts[other], waiting: elsewhere } };
        this.#marks.tell({ waiting: waiting + elsewhere + appealedBans });
      });
      return page;
    });
  }
}
