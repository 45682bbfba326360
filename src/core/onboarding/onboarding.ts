import { isFullyOnboarded, type CareerType } from '../careers/completeness.ts';
import { startOf, type OnboardingStep, type StepPosition } from './sequence.ts';
import type { Verification } from '../careers/verification.ts';

/** The steps a member has behind them, as the server knows it. */
export interface OnboardingFacts {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly hasPersona: boolean;
  readonly hasFilledCareerStatus: boolean;
  readonly careerType: CareerType | undefined;
  readonly verification: Verification;
  /** Whether this installation can confirm a career; where it cannot, that step is left out. */
  readonly canVerify: boolean;
}

/** The reasons why a member sees how to come back: plainly, or because a post waits for them. */
export type ActionTitle = 'default' | 'almostReady';

/** Onboarding, wherever it is. */
export interface Onboarding extends StepPosition, OnboardingFacts {
  readonly isOnboardingOpen: boolean;
  /** The steps that are left out this time. */
  readonly skips: readonly OnboardingStep[];
  readonly isInitialOnBoarding: boolean;
  readonly isFullyOnboarded: boolean;
  readonly readerStepCompleted: boolean;
  readonly lastStepCompleted: boolean;
  /** The position at which it was left in the middle. */
  readonly savedState: StepPosition | undefined;
  readonly internalCampaign: string;
  readonly openCreatePost: boolean;
  /** The title of the reminder; undefined unless it was just left in the middle. */
  readonly actionModalTitle: ActionTitle | undefined;
  readonly markVerifiedSuccessfully: boolean;
  readonly hasVerifyScreenAnimationEnded: boolean;
  readonly showUnemployedCantVerifyBS: boolean;
  /** Whether what the first onboarding opened is still to be shown. */
  readonly isFollowUpDue: boolean;
}

/** Nobody has begun. */
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

/** Marks a member fully onboarded who has filled the last of what is asked, whenever that is. */
export const completed = (state: Onboarding): Onboarding => (isFullyOnboarded(state) ? { ...state, isFullyOnboarded: true } : state);

/** Whether a change of one's career is made by itself, apart from onboarding. */
export const isEditing = ({ sequence }: StepPosition): boolean => sequence === 'edit';
