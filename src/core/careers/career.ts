import { dayOf } from '../figures/ago.ts';
import type { CareerType } from './completeness.ts';
import type { Verification, VerificationSource } from './verification.ts';

/** Member's choice of career kind and place. Details are asked later. */
export type CareerChoice =
  | { readonly type: 'working'; readonly companyName: string }
  | { readonly type: 'student'; readonly collegeName: string }
  | { readonly type: 'unemployed'; readonly companyName: string | null };

/** Details of the present or last job, with reference list ids. */
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

/** Career status of a member. */
export type CareerStatus =
  | ({ readonly type: 'working' } & Employment)
  | ({ readonly type: 'student' } & Study)
  | ({ readonly type: 'unemployed' } & FormerEmployment);

/** Verification of a career. Contains and stores no address (D-25). */
export interface CareerVerification {
  readonly verified: Verification;
  readonly source: VerificationSource | null;
  /** Month such as `2026-11`, without the day. */
  readonly month: string | null;
}

/** Career status, visible only to its member. */
export interface Career {
  readonly careerStatusId: string;
  readonly status: CareerStatus;
  readonly verification: CareerVerification;
  /** Signature of DESIGNATION posts, once known. */
  readonly profileBio: string | null;
}

export interface CareerOutcome {
  readonly verified: Verification;
  readonly source: VerificationSource | null;
  readonly nextStep: 'Verification' | 'OnboardingCompleted';
}

/** Suggestions from many members in the same place. */
export interface CareerSuggestions {
  readonly companies: readonly string[];
  readonly colleges: readonly string[];
  readonly jobProfiles: readonly string[];
  readonly locations: readonly string[];
  readonly departmentId: number | null;
  readonly industryId: number | null;
}

/** True where an address confirmed in an earlier year may confirm again. */
export const isAddressDue = ({ source, month }: CareerVerification, now: number): boolean =>
  source === 'mail' && month !== null && month.slice(0, 4) !== dayOf(now).slice(0, 4);

export const unverified: CareerVerification = { verified: '', source: null, month: null };

/** Verification, unless done or impossible. */
export const stepAfterCareer = (type: CareerType, verified: Verification): CareerOutcome['nextStep'] =>
  verified === 'VERIFIED' || type === 'unemployed' ? 'OnboardingCompleted' : 'Verification';
