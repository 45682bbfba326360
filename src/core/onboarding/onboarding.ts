import { isFullyOnboarded, type CareerType } from '../careers/completeness.ts';
import { startOf, type OnboardingStep, type StepPosition } from './sequence.ts';
import type { Verification } from '../careers/verification.ts';

export interface OnboardingFacts {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly hasPersona: boolean;
  readonly hasFilledCareerStatus: boolean;
  readonly careerType: CareerType | undefined;
  readonly verification: Verification;
  /** False leaves out the step, as the instance cannot verify careers. */
  readonly canVerify: boolean;
}

/** Reminder reason: unfinished, or a post is waiting. */
export type ActionTitle = 'default' | 'almostReady';

/** Onboarding state. */
export interface Onboarding extends StepPosition, OnboardingFacts {
  readonly isOnboardingOpen: boolean;
  readonly skips: readonly OnboardingStep[];
  readonly isInitialOnBoarding: boolean;
  readonly isFullyOnboarded: boolean;
  readonly readerStepCompleted: boolean;
  readonly lastStepCompleted: boolean;
  readonly savedState: StepPosition | undefined;
  readonly internalCampaign: string;
  readonly openCreatePost: boolean;
  /** Undefined unless just left unfinished. */
  readonly actionModalTitle: ActionTitle | undefined;
  readonly markVerifiedSuccessfully: boolean;
  readonly hasVerifyScreenAnimationEnded: boolean;
  readonly showUnemployedCantVerifyBS: boolean;
  /** Follow-up of the first onboarding is still due. */
  readonly isFollowUpDue: boolean;
}

export const notBegun: Onboarding = {
  ...startOf('full'),
  isReader: false,
  isWriter: false,
  hasPersona: false,
  hasFilledCareerStatus: false,
  careerType: undefined,
  verification: '',
  canVerify: true,
  isOnboardingOpen: false,
  skips: [],
  isInitialOnBoarding: false,
  isFullyOnboarded: false,
  readerStepCompleted: false,
  lastStepCompleted: false,
  savedState: undefined,
  internalCampaign: '',
  openCreatePost: false,
  actionModalTitle: undefined,
  markVerifiedSuccessfully: false,
  hasVerifyScreenAnimationEnded: false,
  showUnemployedCantVerifyBS: false,
  isFollowUpDue: false,
};

/** Marks full onboarding whenever the last answer arrives. */
export const completed = (state: Onboarding): Onboarding => (isFullyOnboarded(state) ? { ...state, isFullyOnboarded: true } : state);

/** Career change outside onboarding. */
export const isEditing = ({ sequence }: StepPosition): boolean => sequence === 'edit';
