import { isPagePath, longestGrievancePage } from './page-path.ts';

/** Content that shows or imitates the sender has a shorter deadline. */
export const grievanceKinds = ['CONTENT', 'IMITATION_OR_INTIMATE', 'ACCOUNT', 'PRIVACY', 'OTHER'] as const;
export type GrievanceKind = (typeof grievanceKinds)[number];

export const grievanceOutcomes = ['ACTED', 'NOT_ACTED'] as const;
export type GrievanceOutcome = (typeof grievanceOutcomes)[number];

export const longestGrievance = 3_000;
export const longestGrievanceAnswer = 3_000;

/** Days an answered grievance is kept for reading and appeal. */
export const grievanceDays = 180;

/** Reveals nothing of its sender beyond their own words. */
export interface GrievanceDraft {
  readonly kind: GrievanceKind;
  readonly page: string | null;
  readonly text: string;
}

/** Acknowledgement with the due date and the number that alone finds the grievance again. */
export interface GrievanceReceipt {
  readonly grievanceId: string;
  readonly receivedOn: string;
  readonly acknowledgedOn: string;
  /** Deadline in milliseconds. */
  readonly decideBy: number;
}

export interface GrievanceAnswer {
  readonly outcome: GrievanceOutcome;
  readonly text: string;
  readonly answeredOn: string;
}

export interface Grievance {
  readonly kind: GrievanceKind;
  readonly receivedOn: string;
  readonly decideBy: number;
  readonly answer: GrievanceAnswer | null;
}

export interface GrievanceProblems {
  readonly kind?: 'missing';
  readonly page?: 'foreign';
  readonly text?: 'missing' | 'long';
}

export const grievanceProblems = ({ kind, page, text }: Readonly<Record<'kind' | 'page' | 'text', string>>): GrievanceProblems => ({
  ...(isGrievanceKind(kind) ? {} : { kind: 'missing' }),
  ...(page === '' || (isPagePath(page) && page.length <= longestGrievancePage) ? {} : { page: 'foreign' }),
  ...(text.trim() === '' && { text: 'missing' }),
  ...(text.trim().length > longestGrievance && { text: 'long' }),
});

export const isGrievanceKind = (text: string): text is GrievanceKind => grievanceKinds.some((kind) => kind === text);
