import type { EmploymentKind } from '../careers/employment-kind.ts';

/** The longest line above a review, and the longest text in it. */
export const longestReviewTitle = 80;
export const longestReviewText = 3_000;

/** The seven things that a review rates beside the whole, in the order in which they are shown. */
export const reviewCategories = ['workLife', 'salary', 'jobSecurity', 'growth', 'skills', 'culture', 'satisfaction'] as const;
export type ReviewCategory = (typeof reviewCategories)[number];

/** The stars that can be given, worst first. */
export const starSteps = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof starSteps)[number];

/** The job behind a review as far as it is shown: what fewer than five share at a company is null. */
export interface ReviewJob {
  readonly department: string | null;
  readonly designation: string | null;
  readonly city: string | null;
  readonly employment: EmploymentKind | null;
  /** Whether they work there still. */
  readonly isCurrent: boolean | null;
}

/** What readers see of a review besides its words: it came by a link of the employer, says nearly the same as another, or came in a week with a burst. */
export const reviewSigns = ['invited', 'similar', 'burst'] as const;
export type ReviewSign = (typeof reviewSigns)[number];

/** The answer of the employer below a review. */
export interface EmployerReply {
  readonly text: string;
  readonly week: string;
}

/** One review as everyone reads it. No moment in it is finer than a week (F-17). */
export interface Review {
  readonly reviewId: string;
  readonly company: { readonly urlName: string; readonly name: string };
  readonly stars: Stars;
  readonly ratings: Readonly<Partial<Record<ReviewCategory, Stars>>>;
  readonly title: string | null;
  readonly likes: string;
  readonly dislikes: string;
  readonly job: ReviewJob;
  /** The week in which it came out, such as `2026-W47`. */
  readonly week: string;
  readonly helpfulCount: number;
  readonly isEdited: boolean;
  /** True where it is in the stars and figures of its company. */
  readonly isCounted: boolean;
  readonly signs: readonly ReviewSign[];
  readonly reply: EmployerReply | null;
}
