import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LedgerEntry } from '#core/moderation/ledger.ts';
import { mayAdminister } from '#core/moderation/member-role.ts';
import type { DecidedItem, Moderations, QueueItem, Stage, Verdict } from '#core/moderation/moderations.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The moderation queue and the decided items. For everybody else it does not exist. */
export class ModerationStore {
  stage: Stage | 'decided' = 'first';
  waiting = 0;
  queue: Pages<QueueItem>;
  /** The items decided here, which have left the queue. */
  done: ReadonlySet<string> = new Set();
  readonly decided: Pages<DecidedItem>;
  readonly deciding: Request<LedgerEntry | null, [itemId: string, verdict: Verdict]>;
  readonly #moderations: Moderations;
  readonly #session: SessionStore;

  constructor(moderations: Moderations, session: SessionStore) {
    this.#moderations = moderations;
    this.#session = session;
    this.queue = this.#queueOf('first');
    this.decided = new Pages((after) => moderations.decided(after));
    this.deciding = new Request((itemId, verdict) => moderations.decide(itemId, verdict));
    makeAutoObservable(this, { queue: observableRef, done: observableRef, decided: false, deciding: false });
  }

  async show(stage: Stage | 'decided'): Promise<void> {
    this.stage = stage;
    if (!this.#session.isSignedIn) return;
    if (stage === 'decided') return this.decided.open();
    this.queue = this.#queueOf(stage);
    await this.queue.open();
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
    const { state } = this.stage === 'decided' ? this.decided : this.queue;
    return state.status === 'FAILURE' && ['missing', 'signed-out', 'forbidden'].includes(state.failure.kind);
  }

  /** Decides; answers whether it was taken. */
  async decide(itemId: string, verdict: Verdict): Promise<boolean> {
    const outcome = await this.deciding.send(itemId, verdict);
    const isGone = outcome.status === 'FAILURE' && outcome.failure.kind === 'missing';
    if (outcome.status !== 'SUCCESS' && !isGone) return false;
    runInAction(() => {
      this.done = new Set(this.done).add(itemId);
      this.waiting = Math.max(0, this.waiting - 1);
    });
    return outcome.status === 'SUCCESS';
  }

  #queueOf(stage: Stage): Pages<QueueItem> {
    return new Pages(async (after) => {
      const page = await this.#moderations.queue(stage, after);
      runInAction(() => (this.waiting = page.waiting));
      return page;
    });
  }
}
