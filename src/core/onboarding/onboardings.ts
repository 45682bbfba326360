import type { OnboardingStep } from './sequence.ts';
import type { Career } from '../careers/career.ts';
import type { OwnCommunity } from '../communities/own-communities.ts';
import type { AnonymousPersona } from '../personas/anonymous-persona.ts';

export type VerificationMethod = 'mail' | 'portal';

export interface OnboardingProgress {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly isFullyOnboarded: boolean;
  readonly lastStepCompleted: OnboardingStep | null;
}

export interface OfferedCommunity extends OwnCommunity {
  readonly isSelected: boolean;
}

export interface OnboardingPrefill extends OnboardingProgress {
  readonly hasPersona: boolean;
  readonly hasFilledCareerStatus: boolean;
  readonly readerStepCompleted: boolean;
  readonly hasNaukriAccount: boolean;
  /** True with votes or answer requests by the account, which a made-up name undoes. */
  readonly hasVoted: boolean;
  readonly verificationMethods: readonly VerificationMethod[];
  readonly name: string;
  readonly persona: AnonymousPersona | null;
  readonly career: Career | null;
  /** Chosen communities first. */
  readonly communities: readonly OfferedCommunity[];
}

/** Turns the caller into a reader and a writer. */
export abstract class Onboardings {
  abstract prefill(): Promise<OnboardingPrefill>;
  /** Communities makes a reader, AnonymousProfile a writer; refused while content is missing. */
  abstract completeStep(step: OnboardingStep, isSkipped: boolean): Promise<OnboardingProgress>;
}
