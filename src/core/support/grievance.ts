import { isPagePath, longestGrievancePage } from './page-path.ts';

/** The kinds of grievances. What shows or imitates the person who complains has a shorter deadline than all others. */
export const grievanceKinds = ['CONTENT', 'IMITATION_OR_INTIMATE', 'ACCOUNT', 'PRIVACY', 'OTHER'] as const;
export type GrievanceKind = (typeof grievanceKinds)[number];

/** The outcomes of a grievance: something was done about it, or nothing. */
export const grievanceOutcomes = ['ACTED', 'NOT_ACTED'] as const;
export type GrievanceOutcome = (typeof grievanceOutcomes)[number];

/** The longest grievance and the longest answer, in letters. */
export const longestGrievance = 3_000;
export const longestGrievanceAnswer = 3_000;

/** The days for which an answered grievance is stored, so that its sender can read the answer and appeal. */
export const grievanceDays = 180;

/** A grievance as it is written. It says nothing of its sender, unless they write it themselves. */
export interface GrievanceDraft {
  readonly kind: GrievanceKind;
  /** The path of the page that it is about, where it is about one. */
  readonly page: string | null;
  readonly text: string;
}

/** The acknowledgement of a grievance, given at once: the number by which alone its sender finds it again, and when it is due. */
export interface GrievanceReceipt {
  readonly grievanceId: string;
  readonly receivedOn: string;
  readonly acknowledgedOn: string;
  /** The moment by which it has to be answered, in milliseconds. */
  readonly decideBy: number;
}

/** The answer of the grievance officer. */
export interface GrievanceAnswer {
  readonly outcome: GrievanceOutcome;
  readonly text: string;
  readonly answeredOn: string;
}

/** A grievance as its sender finds it by its number. */
export interface Grievance {
  readonly kind: GrievanceKind;
  readonly receivedOn: string;
  readonly decideBy: number;
  readonly answer: GrievanceAnswer | null;
}

/** The problems of a grievance before it can be sent, by field. */
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
