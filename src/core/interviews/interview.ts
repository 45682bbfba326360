import type { EmployerReply } from '../company-replies/employer-reply.ts';
import type { Named } from '../named.ts';

export const longestStory = 3_000;
export const longestTips = 1_000;

/** Question limits: the longest, and the shortest a member may ask. */
export const longestQuestion = 300;
export const shortestQuestion = 8;

export const mostRounds = 8;
export const mostRoundQuestions = 10;

/** Kinds of rounds, from tests and practical work to talks with experts or HR. */
export const roundKinds = ['written', 'practical', 'group', 'assignment', 'technical', 'manager', 'hr', 'other'] as const;
export type RoundKind = (typeof roundKinds)[number];

export const hardnesses = ['easy', 'average', 'hard'] as const;
export type Hardness = (typeof hardnesses)[number];

/** `silent` means never answered, `waiting` still open. */
export const interviewOutcomes = ['offered', 'rejected', 'silent', 'withdrew', 'waiting'] as const;
export type InterviewOutcome = (typeof interviewOutcomes)[number];

export const interviewSources = ['campus', 'job-portal', 'referral', 'company-site', 'recruiter', 'walk-in', 'other'] as const;
export type InterviewSource = (typeof interviewSources)[number];

/** Earlier work experience. */
export const candidateExperiences = ['fresher', 'experienced'] as const;
export type CandidateExperience = (typeof candidateExperiences)[number];

export interface NamedQuestion {
  readonly questionId: string;
  readonly slug: string;
  readonly text: string;
}

/** Omits the individual wait, published only in aggregate. */
export interface InterviewRound {
  readonly kind: RoundKind;
  readonly minutes: number | null;
  readonly hardness: Hardness | null;
  readonly questions: readonly NamedQuestion[];
}

/** Public story, with no time finer than a week (F-17). */
export interface Interview {
  readonly interviewId: string;
  readonly company: Named;
  /** Null if the author left it out. */
  readonly designation: Named | null;
  readonly experience: CandidateExperience;
  readonly outcome: InterviewOutcome;
  readonly source: InterviewSource | null;
  /** College of an on-campus interview. */
  readonly college: Named | null;
  readonly hardness: Hardness;
  readonly rounds: readonly InterviewRound[];
  readonly story: string;
  readonly tips: string | null;
  /** ISO week of publication, such as `2026-W47`. */
  readonly week: string;
  readonly helpfulCount: number;
  readonly isEdited: boolean;
  /** Included in the company's figures. */
  readonly isCounted: boolean;
  readonly reply: EmployerReply | null;
}
