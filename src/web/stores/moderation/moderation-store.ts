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

/** The reason why an item cannot be decided any more: a decision about it, one's own where its answer was lost, or its author deleted what it is about. */
export type Overtaken = DecidedItem | 'deleted';

/** The moderation queue and the decided items. For everyone else it does not exist. */
export class ModerationStore {
  stage: ModerationTab = 'first';
  /** The part of this stage that is shown, and its order. */
  filter: Omit<QueueFilter, 'stage'> = {};
  /** The parts of the queue that were read since the page was opened, by stage and filter, so that none is asked for twice. */
  queues: ReadonlyMap<string, Pages<QueueItem>> = new Map();
  /** The counts of what waits at each stage. */
  counts: Readonly<Record<Stage, QueueCounts>> = { first: nothingWaits, second: nothingWaits };
  /** The appeals that another moderator has to decide. */
  forAnother: Pick<QueuePage, 'forAnother' | 'appealsForAnother'> = { forAnother: 0, appealsForAnother: [] };
  /** The item that is open; without a choice the first one. */
  unfolded: string | undefined;
  /** The items decided here, which have left the queue. */
  done: ReadonlySet<string> = new Set();
  /** The items that were decided already, by another or by oneself. They stay, with what was noted beside them, until they are put away. */
  overtaken: ReadonlyMap<string, Overtaken> = new Map();
  readonly decided: Pages<DecidedItem>;
  /** The bans that hold, for administrators. */
  readonly bans: Pages<Ban>;
  readonly deciding: Request<LedgerEntry | null, [itemId: string, verdict: Verdict]>;
  readonly #lookingUp: Request<DecidedItem, [itemId: string]>;
  readonly #queueItems: QueueItems;
  readonly #marks: MenuMarksStore;
  readonly #session: SessionStore;
  readonly #clock: Clock;
  /** The other tabs that were read since the page was opened. */
  readonly #read = new Set<'decided' | 'bans'>();

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

  /** Opens the page again, with what waits for a first look. */
  async open(): Promise<void> {
    this.queues = new Map();
    this.#read.clear();
    this.unfolded = undefined;
    await this.show('first');
  }

  async show(stage: ModerationTab): Promise<void> {
    this.stage = stage;
    this.filter = this.filter.order ? { order: this.filter.order } : {};
    await this.#open();
  }

  /** Shows only a part of the stage, or another order. */
  async narrow(change: Omit<QueueFilter, 'stage'>): Promise<void> {
    this.filter = { ...this.filter, ...change };
    await this.#open();
  }

  /** Whether the way to who moderates is shown. */
  get mayAdminister(): boolean {
    return mayAdminister(this.#session.member?.role);
  }

  /** The stage of the queue that is shown; on the other tabs the one that would be. */
  get #stage(): Stage {
    return this.stage === 'second' ? 'second' : 'first';
  }

  get queue(): Pages<QueueItem> | undefined {
    return this.queues.get(this.#key);
  }

  get shown(): QueueCounts {
    return this.counts[this.#stage];
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

  /** Whether the reader may not know that this is here. As long as their account cannot be reached, that is not said. */
  get isForOthers(): boolean {
    if (!this.#session.isSignedIn) return !this.#session.isOutOfReach;
    const state = (this.stage === 'decided' ? this.decided : this.stage === 'bans' ? this.bans : this.queue)?.state;
    return state?.status === 'FAILURE' && ['missing', 'signed-out', 'forbidden'].includes(state.failure.kind);
  }

  /** Decides; answers whether it was taken. An item that was decided already says so and by whom, oneself or another, and stays. */
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

  /** Takes an item off the list. */
  putAway(itemId: string): void {
    this.unfolded = chosenWithout(this.items, itemId, this.unfolded);
    this.done = new Set(this.done).add(itemId);
  }

  #overtake(item: QueueItem, by: Overtaken): void {
    runInAction(() => (this.overtaken = new Map(this.overtaken).set(item.itemId, by)));
    this.#read.delete('decided');
    this.#discount(item);
  }

  /** Counts one less where an item waited. */
  #discount(item: QueueItem): void {
    this.#marks.tell({ waiting: Math.max(0, this.#marks.waiting - 1) });
    this.counts = { ...this.counts, [item.stage]: without(this.counts[item.stage], item) };
  }

  /** Reads what is shown, unless that was read before. */
  async #open(): Promise<void> {
    if (!this.#session.isSignedIn) return;
    if (this.stage === 'decided' || this.stage === 'bans') return this.#readOnce(this.stage);
    const known = this.queue;
    if (known && known.state.status !== 'FAILURE') return;
    const queue = this.#queueOf(this.stage);
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
      const { waiting, elsewhere, causes, places } = page;
      runInAction(() => {
        this.forAnother = page;
        this.counts = { ...this.counts, [stage]: { waiting, causes, places }, [other]: { ...this.counts[other], waiting: elsewhere } };
      });
      return page;
    });
  }
}
