import { Failure } from '#core/failure.ts';
import type { OnboardingPrefill, OnboardingProgress, Onboardings } from '#core/onboarding/onboardings.ts';
import { isCareerComplete, isFullyOnboarded } from '#core/careers/completeness.ts';
import { mayComplete } from '#core/onboarding/may-complete.ts';
import { onboardingSteps, type OnboardingStep } from '#core/onboarding/sequence.ts';
import { withVerification } from '#tests/fakes/careers/fake-careers.ts';
import { aMemberRecord, type MemberRecord } from '#tests/fakes/profile/member-record.ts';

/** Onboarding in memory. */
export class FakeOnboardings implements Onboardings {
  readonly record: MemberRecord;

  constructor(record: MemberRecord = aMemberRecord()) {
    this.record = record;
  }

  async prefill(): Promise<OnboardingPrefill> {
    const { record } = this;
    const isChosen = (entityId: string): boolean => record.chosen.some((one) => one.entityId === entityId);
    const all = record.offered.map((one) => ({ ...one, isSelected: isChosen(one.entityId) }));
    return {
      ...this.#progress(),
      hasFilledUserProfile: record.persona !== undefined,
      hasFilledCareerStatus: this.#hasFilledCareer(),
      readerStepCompleted: record.isReader,
      hasNaukriAccount: record.naukriUser,
      name: record.name,
      persona: record.persona ?? null,
      career: record.career ? withVerification(record, record.career) : null,
      communities: [...all.filter(({ isSelected }) => isSelected), ...all.filter(({ isSelected }) => !isSelected)],
    };
  }

  async completeStep(step: OnboardingStep, isSkipped: boolean): Promise<OnboardingProgress> {
    const { record } = this;
    const { isReader, lastStep } = record;
    const come = {
      isReader,
      lastStep,
      hasCommunities: record.chosen.length > 0,
      hasPersona: record.persona !== undefined,
      hasCareer: record.career !== undefined,
    };
    if (!mayComplete(step, isSkipped, come)) throw new Failure('conflict', 'This step is about something that is not there yet.', { code: 'STEP_TOO_EARLY' });
    if (step === 'Communities') record.isReader = true;
    if (step === 'AnonymousProfile') record.isWriter = true;
    if (record.lastStep === null || onboardingSteps.indexOf(record.lastStep) < onboardingSteps.indexOf(step)) record.lastStep = step;
    return this.#progress();
  }

  #hasFilledCareer(): boolean {
    const { career } = this.record;
    return career !== undefined && isCareerComplete(career.status.type, career.status);
  }

  #progress(): OnboardingProgress {
    const { isReader, isWriter, lastStep, persona } = this.record;
    const isFilled = isFullyOnboarded({ hasFilledCareerStatus: this.#hasFilledCareer(), hasFilledUserProfile: persona !== undefined, isReader });
    return {
      isReader,
      isWriter,
      isFullyOnboarded: isFilled || (lastStep === 'OnboardingCompleted' && isReader && isWriter && persona !== undefined),
      lastStepCompleted: lastStep,
    };
  }
}
