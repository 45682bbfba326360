import { Failure } from '#core/failure.ts';
import type { OnboardingPrefill, OnboardingProgress, Onboardings, VerificationMethod } from '#core/onboarding/onboardings.ts';
import { isFullyOnboarded, isLineKnown } from '#core/careers/completeness.ts';
import { mayComplete } from '#core/onboarding/may-complete.ts';
import { onboardingSteps, type OnboardingStep } from '#core/onboarding/sequence.ts';
import { withVerification } from '#tests/fakes/careers/fake-careers.ts';
import { OfMember } from '#tests/fakes/member-fixture.ts';

export class FakeOnboardings extends OfMember implements Onboardings {
  verificationMethods: readonly VerificationMethod[] = ['mail', 'portal'];

  async prefill(): Promise<OnboardingPrefill> {
    const { fixture } = this;
    const isChosen = (entityId: string): boolean => fixture.chosen.some((one) => one.entityId === entityId);
    const all = fixture.offered.map((one) => ({ ...one, isSelected: isChosen(one.entityId) }));
    return {
      ...this.#progress(),
      hasPersona: fixture.persona !== undefined,
      hasFilledCareerStatus: this.#hasFilledCareer(),
      readerStepCompleted: fixture.isReader,
      hasNaukriAccount: fixture.naukriUser,
      hasVoted: fixture.hasVoted,
      verificationMethods: this.verificationMethods,
      name: fixture.name,
      persona: fixture.persona ?? null,
      career: fixture.career ? withVerification(fixture, fixture.career) : null,
      communities: [...all.filter(({ isSelected }) => isSelected), ...all.filter(({ isSelected }) => !isSelected)],
    };
  }

  async completeStep(step: OnboardingStep, isSkipped: boolean): Promise<OnboardingProgress> {
    const { fixture } = this;
    const { isReader, lastStep } = fixture;
    const come = {
      isReader,
      lastStep,
      hasCommunities: fixture.chosen.length > 0,
      hasPersona: fixture.persona !== undefined,
      hasCareer: fixture.career !== undefined,
    };
    if (!mayComplete(step, isSkipped, come)) throw new Failure('conflict', 'This step is about something that is not there yet.', { code: 'STEP_TOO_EARLY' });
    if (step === 'Communities') fixture.isReader = true;
    if (step === 'AnonymousProfile') fixture.isWriter = true;
    if (fixture.lastStep === null || onboardingSteps.indexOf(fixture.lastStep) < onboardingSteps.indexOf(step)) fixture.lastStep = step;
    return this.#progress();
  }

  #hasFilledCareer(): boolean {
    const { career } = this.fixture;
    return career !== undefined && isLineKnown(career.status.type, career.status);
  }

  #progress(): OnboardingProgress {
    const { isReader, isWriter, lastStep, persona } = this.fixture;
    const isFilled = isFullyOnboarded({ hasFilledCareerStatus: this.#hasFilledCareer(), hasPersona: persona !== undefined, isReader });
    return {
      isReader,
      isWriter,
      isFullyOnboarded: isFilled || (lastStep === 'OnboardingCompleted' && isReader && isWriter && persona !== undefined),
      lastStepCompleted: lastStep,
    };
  }
}
