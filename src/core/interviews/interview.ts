import type { Named } from '../named.ts';

/** The longest story of an interview, and the longest advice. */
export const longestStory = 3_000;
export const longestTips = 1_000;

/** The longest question, and the shortest that a member may ask. */
export const longestQuestion = 300;
export const shortestQuestion = 8;

/** The most rounds of an interview, and the most questions of a round. */
export const mostRounds = 8;
export const mostRoundQuestions = 10;

/** The kinds of rounds: a test on paper or screen, work done before their eyes, a talk of many, work at home, and talks with experts, a manager or HR. */
export const roundKinds = ['written', 'practical', 'group', 'assignment', 'technical', 'manager', 'hr', 'other'] as const;
export type RoundKind = (typeof roundKinds)[number];

/** How hard it was. */
export const hardnesses = ['easy', 'average', 'hard'] as const;
export type Hardness = (typeof hardnesses)[number];

/** How it ended. `silent` is who was never answered, `waiting` who may be still. */
export const interviewOutcomes = ['offered', 'rejected', 'silent', 'withdrew', 'waiting'] as const;
export type InterviewOutcome = (typeof interviewOutcomes)[number];

/** How one came to it. */
export const interviewSources = ['campus', 'job-portal', 'referral', 'company-site', 'recruiter', 'walk-in', 'other'] as const;
export type InterviewSource = (typeof interviewSources)[number];

/** Whether someone had worked before. */
export const candidateExperiences = ['fresher', 'experienced'] as const;
export type CandidateExperience = (typeof candidateExperiences)[number];

/** A question as a story names it. */
export interface NamedQuestion {
  readonly questionId: string;
  /** Its name in URLs. */
  readonly slug: string;
  readonly text: string;
}

/** One round as everyone reads it. How long one waited for it is shown in sums of many alone. */
export interface InterviewRound {
  readonly kind: RoundKind;
  readonly minutes: number | null;
  readonly hardness: Hardness | null;
  readonly questions: readonly NamedQuestion[];
}

/** The story of one interview as everyone reads it. No moment in it is finer than a week (F-17). */
export interface Interview {
  readonly interviewId: string;
  readonly company: Named;
  /** The job it was for; null where its author left that out. */
  readonly designation: Named | null;
  readonly experience: CandidateExperience;
  readonly outcome: InterviewOutcome;
  readonly source: InterviewSource | null;
  /** The college at which it was, for one on campus. */
  readonly college: Named | null;
  readonly hardness: Hardness;
  readonly rounds: readonly InterviewRound[];
  readonly story: string;
  readonly tips: string | null;
  /** The week in which it came out, such as `2026-W47`. */
  readonly week: string;
  readonly helpfulCount: number;
  readonly isEdited: boolean;
  /** True where it is in the figures of its company. */
  readonly isCounted: boolean;
}
