import { makeAutoObservable } from 'mobx';
import type { OwnDecisionList, OwnDecisions } from '#core/moderation/own-decisions.ts';
import { Request } from '../requests/request.ts';

/** The decisions about what the member wrote and reported. New ones stay marked here while they are being read. */
export class OwnDecisionsStore {
  readonly list: Request<OwnDecisionList>;
  readonly #marking: Request<void>;

  constructor(decisions: OwnDecisions) {
    this.list = new Request(() => decisions.list());
    this.#marking = new Request(() => decisions.markRead());
    makeAutoObservable(this, { list: false });
  }

  async open(): Promise<void> {
    await this.list.send();
  }

  get newCount(): number {
    const { decisions = [], reports = [] } = this.list.value ?? {};
    return [...decisions, ...reports].filter(({ isNew }) => isNew).length;
  }

  /** Marks as read what the member has opened. */
  async look(): Promise<void> {
    if (this.newCount > 0) await this.#marking.send();
  }
}
