import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { Onboardings } from '#core/onboarding/onboardings.ts';
import { completedCareer, type CompleteCareer } from '../careers/completed-career.ts';
import { careerFromContract } from '../careers/career-from-contract.ts';
import { personaFromContract } from '../personas/persona-from-contract.ts';

type OnboardingService = Pick<Service<operations>, 'getOnboardingPrefill' | 'completeOnboardingStep'>;

export const httpOnboardings = (user: OnboardingService, complete?: CompleteCareer): Onboardings => ({
  async prefill() {
    const { anonymousProfile, hasFilledUserProfile: hasPersona, careerStatus, ...progress } = await user.getOnboardingPrefill({});
    return {
      ...progress,
      hasPersona,
      name: careerStatus.name,
      persona: personaFromContract(anonymousProfile) ?? null,
      career: await completedCareer(careerFromContract(careerStatus), complete),
    };
  },
  completeStep: (step, isSkipped) => user.completeOnboardingStep({ body: isSkipped ? { step, isSkipped } : { step } }),
});
