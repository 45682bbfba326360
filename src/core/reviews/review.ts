import type { EmploymentKind } from '../careers/employment-kind.ts';
import type { EmployerReply } from '../company-replies/employer-reply.ts';

export const longestReviewTitle = 80;
export const longestReviewText = 3_000;

export const reviewCategories = ['workLife', 'salary', 'jobSecurity', 'growth', 'skills', 'culture', 'satisfaction'] as const;
export type ReviewCategory = (typeof reviewCategories)[number];

export const starSteps = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof starSteps)[number];

/** Hides as null any part that fewer than five share at a company. */
export interface ReviewJob {
  readonly department: string | null;
  readonly designation: string | null;
  readonly city: string | null;
  readonly employment: EmploymentKind | null;
  readonly isCurrent: boolean | null;
}

export const reviewSigns = ['invited', 'similar', 'burst'] as const;
export type ReviewSign = (typeof reviewSigns)[number];

/** Public view without any moment finer than a week (F-17). */
export interface Review {
  readonly reviewId: string;
  readonly company: { readonly urlName: string; readonly name: string };
  readonly stars: Stars;
  readonly ratings: Readonly<Partial<Record<ReviewCategory, Stars>>>;
  readonly title: string | null;
  readonly likes: string;
  readonly dislikes: string;
  readonly job: ReviewJob;
  /** Week in which it came out, such as `2026-W47`. */
  readonly week: string;
  readonly helpfulCount: number;
  readonly isEdited: boolean;
  readonly isCounted: boolean;
  readonly signs: readonly ReviewSign[];
  readonly reply: EmployerReply | null;
}
