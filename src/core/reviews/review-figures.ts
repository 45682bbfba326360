import type { EmploymentKind } from '../careers/employment-kind.ts';
import type { ReviewCategory, Stars } from './review.ts';

/** Counts of one to five stars, as five numbers. */
export type StarCounts = readonly number[];

export interface WeekCount {
  readonly week: string;
  readonly stars: StarCounts;
}

/** Contains every input of the rating, so that anyone can recompute it (F-19). */
export interface ReviewFigures {
  readonly reviewsCount: number;
  /** Reviews shown but left out of the stars. */
  readonly uncountedCount: number;
  /** Null below five reviews, by the rule of `rating-formula.ts`. */
  readonly rating: number | null;
  readonly ratingWithoutBursts: number | null;
  /** Industry mean that fills in for missing reviews. */
  readonly prior: number;
  /** Oldest first. */
  readonly weeks: readonly WeekCount[];
  /** Weeks that came as a burst (F-09). */
  readonly bursts: readonly string[];
  readonly categories: readonly { readonly category: ReviewCategory; readonly stars: StarCounts }[];
}

export const hasReviews = ({ reviewsCount, uncountedCount }: ReviewFigures): boolean => reviewsCount + uncountedCount > 0;

/** Narrowing with its review count, never fewer than `fewestContributors`. */
export interface ReviewFilter {
  readonly urlName: string;
  readonly name: string;
  readonly reviewsCount: number;
}

export interface ReviewFilters {
  /** Exact counts, since every review shows its stars. */
  readonly stars: readonly { readonly stars: Stars; readonly reviewsCount: number }[];
  readonly departments: readonly ReviewFilter[];
  readonly designations: readonly ReviewFilter[];
  readonly cities: readonly ReviewFilter[];
  readonly employments: readonly { readonly employment: EmploymentKind; readonly reviewsCount: number }[];
  readonly works: readonly { readonly isCurrent: boolean; readonly reviewsCount: number }[];
}
