import type { CareerType } from '../careers/completeness.ts';
import type { OnboardingNeed } from './need.ts';
import type { StepPosition } from './sequence.ts';

/** The name of these drafts on devices; another one would lose those that wait there. */
export const onboardingName = 'joining';

/** The draft of a career, as the member has filled it in. A number is that of a reference list; 0 is none. */
export interface CareerDraft {
  readonly type: CareerType | undefined;
  readonly companyName: string;
  readonly collegeName: string;
  readonly jobProfile: string;
  readonly jobLocation: string;
  readonly departmentId: number;
  readonly industryId: number;
  readonly roleId: number;
  readonly tagId: number;
  readonly courseId: number;
  readonly specializationId: number;
}

/** A code that is under way, and what is left of it. */
export interface CodeUnderWay {
  readonly expiresAt: number;
  readonly resendAt: number;
  readonly triesLeft: number;
  readonly sendsLeft: number;
}

/** A verification by mail, as far as it has come. It stays with this tab and is gone with it (F-01). */
export interface MailDraft {
  readonly address: string;
  readonly code: CodeUnderWay | undefined;
}

/** The draft of the onboarding flow: what it was opened for, and at which position it was left. */
export interface OnboardingFlowDraft {
  readonly need: OnboardingNeed;
  readonly isOpen: boolean;
  readonly isInitial: boolean;
  readonly internalCampaign: string;
  readonly openCreatePost: boolean;
  readonly place: StepPosition;
}

/** Everything that has been filled in and not yet sent. */
export interface OnboardingDraft {
  readonly flow?: OnboardingFlowDraft | undefined;
  readonly communities?: readonly string[] | undefined;
  readonly userName?: string | undefined;
  readonly avatarUri?: string | undefined;
  /** The name that stood there when name or picture was chosen; empty where there was none. */
  readonly insteadOf?: string | undefined;
  readonly career?: CareerDraft | undefined;
  readonly mail?: MailDraft | undefined;
}
