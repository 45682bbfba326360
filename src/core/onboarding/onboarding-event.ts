import type { OnboardingFacts } from './onboarding.ts';
import type { OnboardingNeed } from './need.ts';
import type { StepPosition } from './sequence.ts';
import type { Verification, VerificationSource } from '../careers/verification.ts';

/** The facts about a career that was just saved. */
export type CareerNews = Pick<OnboardingFacts, 'careerType' | 'hasFilledCareerStatus' | 'verification'>;

/** The events of onboarding. */
export type OnboardingEvent =
  /** The server has said what they have behind them. */
  | { readonly kind: 'known'; readonly facts: OnboardingFacts }
  /** Opening onboarding: for a need, by a press or by itself, where it was left before if there is such a place. */
  | {
      readonly kind: 'open';
      readonly need: OnboardingNeed;
      readonly isInitial: boolean;
      readonly internalCampaign: string;
      readonly openCreatePost: boolean;
      readonly from?: StepPosition | undefined;
    }
  | { readonly kind: 'right' | 'left' | 'close' | 'finish' }
  /** The rest of this step is left out. */
  | { readonly kind: 'skip' }
  | { readonly kind: 'communitiesSaved' | 'personaSaved' }
  /** The career is saved; the portal may have proven it at once. */
  | { readonly kind: 'careerSaved'; readonly facts: CareerNews; readonly source: VerificationSource | undefined }
  | { readonly kind: 'detailsSaved'; readonly verification: Verification; readonly nextStep: string | undefined }
  | { readonly kind: 'verified'; readonly verification: Verification }
  | { readonly kind: 'verifyAnimationEnded' }
  | { readonly kind: 'unemployedSheetClosed' }
  | { readonly kind: 'followedUp' }
  | { readonly kind: 'signedOut' };
