import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { Onboardings } from '#core/onboarding/onboardings.ts';
import type { OwnCommunities } from '#core/communities/own-communities.ts';
import { careerToContract } from '../careers/career-to-contract.ts';
import { personaToContract } from '../personas/persona-to-contract.ts';

interface OnboardingPorts {
  readonly onboardings: Onboardings;
  readonly ownCommunities: OwnCommunities;
}

export const onboardingOperations = ({ onboardings, ownCommunities }: OnboardingPorts) =>
  ({
    getOnboardingPrefill: async () => {
      const { name, persona, hasPersona, career, communities, verificationMethods, ...progress } = await onboardings.prefill();
      return {
        ...progress,
        hasFilledUserProfile: hasPersona,
        anonymousProfile: personaToContract(persona),
        careerStatus: careerToContract(career, name),
        communities,
        verificationMethods,
      };
    },
    completeOnboardingStep: ({ body: { step, isSkipped } }) => onboardings.completeStep(step, isSkipped ?? false),
    listMyCommunities: async () => ({ items: await ownCommunities.own() }),
    saveMyCommunities: async ({ body: { items } }) => ({ items: await ownCommunities.save(items) }),
  }) satisfies Partial<Service<operations>>;
