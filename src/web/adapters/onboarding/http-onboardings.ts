import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { OnboardingPrefill, OnboardingProgress, Onboardings } from '#core/onboarding/onboardings.ts';
import type { OnboardingStep } from '#core/onboarding/sequence.ts';
import { careerFromContract } from '../careers/career-from-contract.ts';
import { personaFromContract } from '../personas/http-anonymous-personas.ts';

type OnboardingService = Pick<Service<operations>, 'getOnboardingPrefill' | 'completeOnboardingStep'>;

export class HttpOnboardings implements Onboardings {
  readonly #user: OnboardingService;

  constructor(user: OnboardingService) {
    this.#user = user;
  }

  async prefill(): Promise<OnboardingPrefill> {
    const { anonymousProfile, hasFilledUserProfile: hasPersona, careerStatus, ...progress } = await this.#user.getOnboardingPrefill({});
    return {
      ...progress,
      hasPersona,
      name: careerStatus.name,
      persona: personaFromContract(anonymousProfile) ?? null,
      career: careerFromContract(careerStatus) ?? null,
    };
  }

  async completeStep(step: OnboardingStep, isSkipped: boolean): Promise<OnboardingProgress> {
    return this.#user.completeOnboardingStep({ body: isSkipped ? { step, isSkipped } : { step } });
  }
}
