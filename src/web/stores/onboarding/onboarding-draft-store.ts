import { makeAutoObservable, observableRef } from 'mobx';
import type { CareerDraft, OnboardingDraft } from '#core/onboarding/onboarding-draft.ts';
import type { OnboardingDrafts } from './onboarding-drafts.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const nothing: CareerDraft = {
  type: undefined,
  companyName: '',
  collegeName: '',
  jobProfile: '',
  jobLocation: '',
  departmentId: 0,
  industryId: 0,
  roleId: 0,
  tagId: 0,
  courseId: 0,
  specializationId: 0,
};

/** The draft of onboarding: the answers a member has filled in and not yet sent. It outlives a reload, the end of a session and a lost connection. */
export class OnboardingDraftStore {
  draft: OnboardingDraft = {};
  readonly #drafts: OnboardingDrafts;
  readonly #session: SessionStore;

  constructor(drafts: OnboardingDrafts, session: SessionStore) {
    this.#drafts = drafts;
    this.#session = session;
    makeAutoObservable(this, { draft: observableRef });
  }

  /** The draft of the member's career. */
  get career(): CareerDraft {
    return this.draft.career ?? nothing;
  }

  /** Takes up what was left here before. */
  takeUp(): void {
    const { member } = this.#session;
    this.draft = member ? this.#drafts.of(member.userId) : {};
  }

  change(part: OnboardingDraft): void {
    this.draft = { ...this.draft, ...part };
    const { member } = this.#session;
    if (member) this.#drafts.keep(member.userId, this.draft);
  }

  changeCareer(part: Partial<CareerDraft>): void {
    this.change({ career: { ...this.career, ...part } });
  }

  /** All of it is sent, or given up. */
  drop(): void {
    this.draft = {};
    const { member } = this.#session;
    if (member) this.#drafts.keep(member.userId, {});
  }

  /** Calls back when another tab went on; the answer stops that. */
  hear(changed: () => void): () => void {
    return this.#drafts.hear(() => {
      this.takeUp();
      changed();
    });
  }
}
