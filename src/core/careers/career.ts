import { dayOf } from '../figures/ago.ts';
import type { CareerType } from './completeness.ts';
import type { Verification, VerificationSource } from './verification.ts';

/** The career a member chooses: the kind, and where; the rest is asked afterwards. */
export type CareerChoice =
  | { readonly type: 'working'; readonly companyName: string }
  | { readonly type: 'student'; readonly collegeName: string }
  | { readonly type: 'unemployed'; readonly companyName: string | null };

/** Details of a job, or of the last one. Ids are those of the reference lists. */
export interface WorkDetails {
  readonly departmentId: number | null;
  readonly industryId: number | null;
  readonly jobProfile: string | null;
  readonly tagId: number;
  readonly roleId: number | null;
}

export interface StudyDetails {
  readonly courseId: number | null;
  readonly courseName: string | null;
  readonly specializationId: number | null;
  readonly specialization: string | null;
}

export interface Employment extends WorkDetails {
  readonly companyName: string;
  readonly jobLocation: string | null;
}

export interface Study extends StudyDetails {
  readonly collegeName: string;
}

export interface FormerEmployment extends WorkDetails {
  readonly companyName: string | null;
}

/** The career status of a member. */
export type CareerStatus =
  | ({ readonly type: 'working' } & Employment)
  | ({ readonly type: 'student' } & Study)
  | ({ readonly type: 'unemployed' } & FormerEmployment);

/** The verification of a career. No address is here, and none is stored (D-25). */
export interface CareerVerification {
  readonly verified: Verification;
  readonly source: VerificationSource | null;
  /** The month as `2026-11`; the day is not kept. */
  readonly month: string | null;
}

/** The career status of a member, as only they see it. */
export interface Career {
  readonly careerStatusId: string;
  readonly status: CareerStatus;
  readonly verification: CareerVerification;
  /** The line by which posts under DESIGNATION are signed; nothing until it is known. */
  readonly profileBio: string | null;
}

/** The result of saving or checking a career. */
export interface CareerOutcome {
  readonly verified: Verification;
  readonly source: VerificationSource | null;
  readonly nextStep: 'Verification' | 'OnboardingCompleted';
}

/** Suggestions for a career, from many in the same place. */
export interface CareerSuggestions {
  readonly companies: readonly string[];
  readonly colleges: readonly string[];
  readonly jobProfiles: readonly string[];
  readonly locations: readonly string[];
  readonly departmentId: number | null;
  readonly industryId: number | null;
}

/** Whether an address confirmed a career in an earlier year, so that it may do so once more: it counts in its year alone. */
export const isAddressDue = ({ source, month }: CareerVerification, now: number): boolean =>
  source === 'mail' && month !== null && month.slice(0, 4) !== dayOf(now).slice(0, 4);

export const unverified: CareerVerification = { verified: '', source: null, month: null };

/** The step after saving a career: verification, unless it is verified, or cannot be. */
export const stepAfterCareer = (type: CareerType, verified: Verification): CareerOutcome['nextStep'] =>
  verified === 'VERIFIED' || type === 'unemployed' ? 'OnboardingCompleted' : 'Verification';
