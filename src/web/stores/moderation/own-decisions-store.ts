import { makeAutoObservable } from 'mobx';
import { hasNewIn, type OwnDecisionList, type OwnDecisions } from '#core/moderation/own-decisions.ts';
import type { Bans } from '#core/moderation/bans.ts';
import type { Appeal } from '#core/moderation/moderation-outcome.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { MenuMarksStore } from '../app/menu-marks-store.ts';
import { Request } from '../requests/request.ts';

/** The decisions about what the member wrote and reported. New ones stay marked here while they are being read. */
export class OwnDecisionsStore {
  readonly list: Request<OwnDecisionList>;
  readonly appealing: Request<Appeal, [text: string, profileType: ProfileType | undefined]>;
  readonly #marking: Request<void>;
  readonly #marks: MenuMarksStore;

  constructor(decisions: OwnDecisions, bans: Bans, marks: MenuMarksStore) {
    this.#marks = marks;
    this.appealing = new Request((text, profileType) => bans.appeal(text, profileType));
    this.list = new Request(() => decisions.list());
    this.#marking = new Request(() => decisions.markRead());
    makeAutoObservable(this, { list: false, appealing: false });
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
    if (this.newCount > 0) await this.#mark();
  }

  /** Marks as read a ban that stands in sight, where nothing else is new. */
  async see(): Promise<void> {
    const { value } = this.list;
    if (value && this.newCount === 0 && hasNewIn(value)) await this.#mark();
  }

  /** Appeals the ban of the account, or of one persona; answers whether it was sent. */
  async appeal(text: string, profileType?: ProfileType): Promise<boolean> {
    const outcome = await this.appealing.send(text, profileType);
    if (outcome.status !== 'SUCCESS') return false;
    await this.list.send();
    return true;
  }

  async #mark(): Promise<void> {
    const outcome = await this.#marking.send();
    if (outcome.status === 'SUCCESS') this.#marks.tell({ hasNew: false });
  }
}
