import type { OnboardingStep } from './sequence.ts';
import type { Career } from '../careers/career.ts';
import type { OwnCommunity } from '../communities/own-communities.ts';
import type { AnonymousPersona } from '../personas/anonymous-persona.ts';

/** A method of verifying a career: a code by mail, or the job portal. */
export type VerificationMethod = 'mail' | 'portal';

/** The progress of a member. */
export interface OnboardingProgress {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly isFullyOnboarded: boolean;
  readonly lastStepCompleted: OnboardingStep | null;
}

export interface OfferedCommunity extends OwnCommunity {
  readonly isSelected: boolean;
}

/** Everything that onboarding begins with. */
export interface OnboardingPrefill extends OnboardingProgress {
  readonly hasPersona: boolean;
  readonly hasFilledCareerStatus: boolean;
  readonly readerStepCompleted: boolean;
  readonly hasNaukriAccount: boolean;
  /** The methods by which this installation can verify a career. */
  readonly verificationMethods: readonly VerificationMethod[];
  readonly name: string;
  readonly persona: AnonymousPersona | null;
  readonly career: Career | null;
  /** The communities that may be chosen, the chosen first. */
  readonly communities: readonly OfferedCommunity[];
}

/** The port of onboarding, by which the caller becomes a reader and a writer. */
export abstract class Onboardings {
  abstract prefill(): Promise<OnboardingPrefill>;
  /** Finishing Communities makes a reader, finishing AnonymousProfile a writer. Refuses a step whose matter is not there yet. */
  abstract completeStep(step: OnboardingStep, isSkipped: boolean): Promise<OnboardingProgress>;
}
