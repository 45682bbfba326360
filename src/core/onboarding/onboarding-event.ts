import type { OnboardingFacts } from './onboarding.ts';
import type { OnboardingNeed } from './need.ts';
import type { StepPosition } from './sequence.ts';
import type { Verification, VerificationSource } from '../careers/verification.ts';

export type CareerNews = Pick<OnboardingFacts, 'careerType' | 'hasFilledCareerStatus' | 'verification'>;

export type OnboardingEvent =
  | { readonly kind: 'known'; readonly facts: OnboardingFacts }
  | {
      readonly kind: 'open';
      readonly need: OnboardingNeed;
      readonly isInitial: boolean;
      readonly internalCampaign: string;
      readonly openCreatePost: boolean;
      readonly from?: StepPosition | undefined;
    }
  | { readonly kind: 'right' | 'left' | 'close' | 'finish' }
  | { readonly kind: 'skip' }
  | { readonly kind: 'turn'; readonly step: 'AnonymousProfile' | 'CareerStatus' }
  | { readonly kind: 'communitiesSaved' | 'personaSaved' }
  | { readonly kind: 'careerSaved'; readonly facts: CareerNews; readonly source: VerificationSource | undefined }
  | { readonly kind: 'detailsSaved'; readonly verification: Verification; readonly nextStep: string | undefined }
  | { readonly kind: 'verified'; readonly verification: Verification }
  | { readonly kind: 'verifyAnimationEnded' }
  | { readonly kind: 'unemployedSheetClosed' }
  | { readonly kind: 'followedUp' }
  | { readonly kind: 'signedOut' };
