import { onboardingSteps, type OnboardingStep } from './sequence.ts';

interface Come {
  readonly isReader: boolean;
  readonly hasCommunities: boolean;
  readonly hasPersona: boolean;
  readonly hasCareer: boolean;
  readonly lastStep: OnboardingStep | null;
}

/** Requires content or an open skip for the step and its prerequisites (S-50). */
export function mayComplete(step: OnboardingStep, isSkipped: boolean, { isReader, hasCommunities, hasPersona, hasCareer, lastStep }: Come): boolean {
  switch (step) {
    case 'Communities':
      return isSkipped || hasCommunities;
    case 'AnonymousProfile':
      return isReader && hasPersona;
    case 'CareerStatus':
      return isSkipped || hasCareer;
    case 'Verification':
    case 'OnboardingCompleted':
      return hasCareer || (lastStep !== null && onboardingSteps.indexOf(lastStep) >= onboardingSteps.indexOf('CareerStatus'));
  }
}
