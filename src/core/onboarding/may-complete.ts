import { onboardingSteps, type OnboardingStep } from './sequence.ts';

/** The progress of a member, as far as the order of the steps asks for it. */
interface Come {
  readonly isReader: boolean;
  readonly hasCommunities: boolean;
  readonly hasPersona: boolean;
  readonly hasCareer: boolean;
  readonly lastStep: OnboardingStep | null;
}

/** Whether a step may be called done (S-50): what it is about is there or was passed over openly, and so is what it rests on. Nobody writes who may not read. */
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
