import type { CareerType } from '../careers/completeness.ts';
import type { OnboardingNeed } from './need.ts';
import type { StepPosition } from './sequence.ts';

/** Storage name; changing it would lose drafts on devices. */
export const onboardingName = 'joining';

/** Career draft with reference list ids; 0 means none. */
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

export interface CodeUnderWay {
  readonly expiresAt: number;
  readonly resendAt: number;
  readonly triesLeft: number;
  readonly sendsLeft: number;
}

/** Mail verification in progress, stored in this tab only (F-01). */
export interface MailDraft {
  readonly address: string;
  readonly code: CodeUnderWay | undefined;
}

export interface OnboardingFlowDraft {
  readonly need: OnboardingNeed;
  readonly isOpen: boolean;
  readonly isInitial: boolean;
  readonly internalCampaign: string;
  readonly openCreatePost: boolean;
  readonly place: StepPosition;
}

export interface OnboardingDraft {
  readonly flow?: OnboardingFlowDraft | undefined;
  readonly communities?: readonly string[] | undefined;
  readonly userName?: string | undefined;
  readonly avatarUri?: string | undefined;
  /** Former name when a new one was chosen, or empty. */
  readonly insteadOf?: string | undefined;
  readonly career?: CareerDraft | undefined;
  readonly mail?: MailDraft | undefined;
}
