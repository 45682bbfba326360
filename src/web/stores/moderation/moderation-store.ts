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
import type { SessionStore } from '../sessions/session-store.ts';

/** The reason why an item cannot be decided any more: another decision about it, or its author deleted what it is about. */
export type Overtaken = DecidedItem | 'deleted';

/** The parts of the moderation page: the two stages of the queue, what was decided, and the bans. */
export const moderationTabs = ['first', 'second', 'decided', 'bans'] as const satisfies readonly (Stage | 'decided' | 'bans')[];

export type ModerationTab = (typeof moderationTabs)[number];

/** The moderation queue and the decided items. For everybody else it does not exist. */
export class ModerationStore {
  stage: ModerationTab = 'first';
  /** The part of this stage that is shown, and its order. */
  filter: Omit<QueueFilter, 'stage'> = {};
  waiting = 0;
  causes: QueuePage['causes'] = [];
  communities: QueuePage['communities'] = [];
  queue: Pages<QueueItem>;
  /** The items decided here, which have left the queue. */
  done: ReadonlySet<string> = new Set();
  /** The items that another was faster with. They stay, with what was noted beside them, until they are put away. */
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

  constructor(moderations: Moderations, queueItems: QueueItems, bans: Bans, marks: MenuMarksStore, session: SessionStore, clock: Clock) {
    this.#marks = marks;
    this.#queueItems = queueItems;
    this.#session = session;
    this.#clock = clock;
    this.queue = this.#queueOf('first');
    this.decided = new Pages((after) => moderations.decided(after));
    this.bans = new Pages((after) => bans.list(after));
    this.deciding = new Request((itemId, verdict) => moderations.decide(itemId, verdict));
    this.#lookingUp = new Request((itemId) => moderations.decisionOn(itemId));
    const held = {
      causes: observableRef,
      communities: observableRef,
      filter: observableRef,
      queue: observableRef,
      done: observableRef,
      overtaken: observableRef,
    };
    makeAutoObservable(this, { ...held, decided: false, bans: false, deciding: false });
  }

  get now(): number {
    return this.#clock.now();
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

  get items(): readonly QueueItem[] {
    return this.queue.items.filter(({ itemId }) => !this.done.has(itemId));
  }

  /** Whether the reader may not know that this is here. */
  get isForOthers(): boolean {
    if (!this.#session.isSignedIn) return true;
    const { state } = this.stage === 'decided' ? this.decided : this.stage === 'bans' ? this.bans : this.queue;
    return state.status === 'FAILURE' && ['missing', 'signed-out', 'forbidden'].includes(state.failure.kind);
  }

  /** Decides; answers whether it was taken. An item that another was faster with says so, and stays. */
  async decide(item: QueueItem, verdict: Verdict): Promise<boolean> {
    const { itemId } = item;
    const outcome = await this.deciding.send(itemId, verdict);
    if (outcome.status === 'SUCCESS') {
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
    this.done = new Set(this.done).add(itemId);
  }

  #overtake(item: QueueItem, by: Overtaken): void {
    runInAction(() => (this.overtaken = new Map(this.overtaken).set(item.itemId, by)));
    this.#discount(item);
  }

  /** Counts one less where an item waited. */
  #discount({ cause, community }: QueueItem): void {
    const less = <Counted extends { readonly count: number }>(all: readonly Counted[], isIt: (each: Counted) => boolean) =>
      all.map((each) => (isIt(each) ? { ...each, count: each.count - 1 } : each)).filter(({ count }) => count > 0);
    this.waiting = Math.max(0, this.waiting - 1);
    this.#marks.tell({ waiting: Math.max(0, this.#marks.waiting - 1) });
    this.causes = less(this.causes, (each) => each.cause === cause);
    this.communities = less(this.communities, ({ entityId }) => entityId === community.entityId);
  }

  async #open(): Promise<void> {
    if (!this.#session.isSignedIn) return;
    if (this.stage === 'decided') return this.decided.open();
    if (this.stage === 'bans') return this.bans.open();
    this.queue = this.#queueOf(this.stage);
    await this.queue.open();
  }

  #queueOf(stage: Stage): Pages<QueueItem> {
    const filter = { ...this.filter, stage };
    return new Pages(async (after) => {
      const page = await this.#queueItems.list(filter, after);
      runInAction(() => {
        this.waiting = page.waiting;
        this.causes = page.causes;
        this.communities = page.communities;
      });
      return page;
    });
  }
}
