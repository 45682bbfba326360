import type { EmploymentKind } from '../careers/employment-kind.ts';
import type { ReviewCategory, Stars } from './review.ts';

/** How many gave one star, two, and so on up to five: five numbers. */
export type StarCounts = readonly number[];

/** The ratings of one week, counted. */
export interface WeekCount {
  readonly week: string;
  readonly stars: StarCounts;
}

/** The figures of a company's reviews, and all that its rating is made of: anyone who has them can make it again (F-19). */
export interface ReviewFigures {
  /** The reviews that are in the stars. */
  readonly reviewsCount: number;
  /** The reviews that are shown and not in the stars. */
  readonly uncountedCount: number;
  /** The rating by the rule of `rating-formula.ts`; none below five reviews. */
  readonly rating: number | null;
  /** The same without the weeks that came as a burst. */
  readonly ratingWithoutBursts: number | null;
  /** The mean of the industry, which stands in for reviews that are not there. */
  readonly prior: number;
  /** Weeks with reviews, oldest first. */
  readonly weeks: readonly WeekCount[];
  /** The weeks among them that came as a burst (F-09). */
  readonly bursts: readonly string[];
  readonly categories: readonly { readonly category: ReviewCategory; readonly stars: StarCounts }[];
}

/** Tells whether a company has reviews to read, counted or not. */
export const hasReviews = ({ reviewsCount, uncountedCount }: ReviewFigures): boolean => reviewsCount + uncountedCount > 0;

/** A part of a job that reviews can be narrowed to, and how many that leaves: never fewer than `fewestContributors`. */
export interface ReviewFilter {
  readonly urlName: string;
  readonly name: string;
  readonly reviewsCount: number;
}

/** All that the reviews of a company can be narrowed by, most reviews first. */
export interface ReviewFilters {
  /** Exact numbers, for every review shows its stars. */
  readonly stars: readonly { readonly stars: Stars; readonly reviewsCount: number }[];
  readonly departments: readonly ReviewFilter[];
  readonly designations: readonly ReviewFilter[];
  readonly cities: readonly ReviewFilter[];
  readonly employments: readonly { readonly employment: EmploymentKind; readonly reviewsCount: number }[];
  readonly works: readonly { readonly isCurrent: boolean; readonly reviewsCount: number }[];
}
