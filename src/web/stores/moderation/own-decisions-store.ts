import { makeAutoObservable } from 'mobx';
import { hasNewIn, type OwnDecisionList, type OwnDecisions } from '#core/moderation/own-decisions.ts';
import type { Bans } from '#core/moderation/bans.ts';
import type { Appeal } from '#core/moderation/moderation-outcome.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Drafts } from '../forms/drafts.ts';
import type { MenuMarksStore } from '../app/menu-marks-store.ts';
import { Draft } from '../forms/draft.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const noAppeal = { text: '' };

/** Outcome of an appeal, including one that existed already because its answer was lost. */
type AppealSent = 'sent' | 'stands' | 'refused';

/** Decisions about the member's content and reports. New ones stay marked while being read. */
export class OwnDecisionsStore {
  readonly list: Request<OwnDecisionList>;
  readonly appealing: Request<Appeal, [text: string, profileType: ProfileType | undefined]>;
  /** Ban appeal, kept on the device until it has arrived. */
  readonly words: Draft<typeof noAppeal>;
  readonly #marking: Request<void>;
  readonly #marks: MenuMarksStore;

  constructor(decisions: OwnDecisions, bans: Bans, marks: MenuMarksStore, drafts: Drafts, session: SessionStore) {
    this.words = new Draft('ban-appeal', noAppeal, drafts, session);
    this.#marks = marks;
    this.appealing = new Request((text, profileType) => bans.appeal(text, profileType));
    this.list = new Request(() => decisions.list());
    this.#marking = new Request(() => decisions.markRead());
    makeAutoObservable(this, { list: false, appealing: false, words: false });
  }

  async open(): Promise<void> {
    await this.list.send();
  }

  get newCount(): number {
    const { decisions = [], reports = [] } = this.list.value ?? {};
    return [...decisions, ...reports].filter(({ isNew }) => isNew).length;
  }

  async look(): Promise<void> {
    if (this.newCount > 0) await this.#mark();
  }

  /** Marks a visible ban as read where nothing else is new. */
  async see(): Promise<void> {
    const { value } = this.list;
    if (value && this.newCount === 0 && hasNewIn(value)) await this.#mark();
  }

  /** Opens a ban appeal for the account or one persona, with its earlier draft. */
  openAppeal(profileType: ProfileType | null): void {
    this.words.open(noAppeal, profileType ?? '');
  }

  /** Appeals a ban. After a refusal, checks for an existing appeal. */
  async appeal(profileType: ProfileType | null): Promise<AppealSent> {
    const outcome = await this.appealing.send(this.words.fields.text.trim(), profileType ?? undefined);
    if (outcome.status !== 'SUCCESS' && !(outcome.status === 'FAILURE' && outcome.failure.kind === 'conflict')) return 'refused';
    await this.list.send();
    const sanctions = this.list.value?.sanctions ?? [];
    const stands = sanctions.some((each) => each.measure === 'ban' && each.profileType === profileType && each.appeal === 'open');
    if (outcome.status !== 'SUCCESS' && !stands) return 'refused';
    this.words.settle();
    return outcome.status === 'SUCCESS' ? 'sent' : 'stands';
  }

  async #mark(): Promise<void> {
    const outcome = await this.#marking.send();
    if (outcome.status === 'SUCCESS') this.#marks.tell({ hasNew: false });
  }
}
