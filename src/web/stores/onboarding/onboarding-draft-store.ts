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

/** Unsent onboarding answers, which outlive reloads, sessions and lost connections. */
export class OnboardingDraftStore {
  draft: OnboardingDraft = {};
  readonly #drafts: OnboardingDrafts;
  readonly #session: SessionStore;

  constructor(drafts: OnboardingDrafts, session: SessionStore) {
    this.#drafts = drafts;
    this.#session = session;
    makeAutoObservable(this, { draft: observableRef });
  }

  get career(): CareerDraft {
    return this.draft.career ?? nothing;
  }

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

  drop(): void {
    this.draft = {};
    const { member } = this.#session;
    if (member) this.#drafts.keep(member.userId, {});
  }

  /** Calls back on changes by another tab. The answer stops that. */
  hear(changed: () => void): () => void {
    return this.#drafts.hear(() => {
      this.takeUp();
      changed();
    });
  }
}
