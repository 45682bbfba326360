import type { OnboardingDraft, OnboardingDrafts } from '#core/onboarding/onboarding-drafts.ts';

/** The drafts of a device in memory; a test may write them as another tab would. */
export class FakeOnboardingDrafts implements OnboardingDrafts {
  readonly kept = new Map<string, OnboardingDraft>();
  /** Whether it stood open in this tab. */
  wasOpenHere = true;
  #changed: () => void = () => undefined;

  of(userId: string): OnboardingDraft {
    return this.kept.get(userId) ?? {};
  }

  keep(userId: string, draft: OnboardingDraft): void {
    this.kept.set(userId, draft);
  }

  resumes(): boolean {
    const { wasOpenHere } = this;
    this.wasOpenHere = false;
    return wasOpenHere;
  }

  hear(changed: () => void): () => void {
    this.#changed = changed;
    return () => (this.#changed = () => undefined);
  }

  /** Another tab has gone on. */
  changeElsewhere(userId: string, draft: OnboardingDraft): void {
    this.keep(userId, draft);
    this.#changed();
  }
}
