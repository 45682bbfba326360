import type { PostCommunity } from '../communities/community.ts';
import type { FilterOption } from '../companies/company-filters.ts';
import type { CompanySummary } from '../companies/company.ts';
import { excerptOf } from '../content/excerpt.ts';
import type { Post } from '../posts/post.ts';
import type { Review } from '../reviews/review.ts';
import { middleHalf } from '../salaries/pay-picture.ts';
import type { PaySlice, SalaryFigures } from '../salaries/salary-figures.ts';
import type { CalculatorExamples } from './calculator-example.ts';
import type { HeadlineStats } from './headline-stats.ts';

/** The most of each that the first page shows. */
export const mostHomeCompanies = 6;
export const mostHomeIndustries = 12;
export const mostHomeJobs = 6;
export const mostHomeReviews = 3;
export const mostDiscussed = 4;

/** The posts of a feed that are looked through for those with answers. */
export const postsLookedThrough = 20;

/** The most letters of a review that are shown, and of a post that has no title; the sign that it goes on comes on top. */
export const longestHomeReview = 180;
export const longestDiscussedTitle = 90;

/** A company with what everyone there is paid, where that is published. */
export interface HomeCompany {
  readonly company: CompanySummary;
  readonly pay: SalaryFigures | null;
}

/** The beginning of a review, with all of it that says whose it is: no more than its own page shows (F-17). */
export interface HomeReview extends Pick<Review, 'reviewId' | 'company' | 'stars' | 'title' | 'job' | 'week'> {
  readonly likes: string;
}

/** A post that people answer. */
export interface DiscussedPost {
  readonly postId: string;
  /** Its title, or its beginning where it has none. */
  readonly title: string;
  readonly community: PostCommunity;
  readonly commentsCount: number;
}

/** The first page as everyone sees it. Every figure in it is one that its own page publishes. */
export interface HomePage {
  readonly stats: HeadlineStats;
  /** The companies with most reviews. */
  readonly companies: readonly HomeCompany[];
  /** The industries with most companies. */
  readonly industries: readonly FilterOption[];
  /** Jobs that most people shared their pay of; the first is the example, and alone has a picture. */
  readonly jobs: readonly PaySlice[];
  readonly reviews: readonly HomeReview[];
  readonly discussed: readonly DiscussedPost[];
  readonly examples: CalculatorExamples;
}

/** Jobs with figures, most people first. The example is of several companies, best with a picture, else with a middle half. */
export function homeJobs(jobs: readonly PaySlice[]): readonly PaySlice[] {
  const [pictured, halved] = [jobs.filter(({ figures }) => figures.columns.length > 0), jobs.filter(({ figures }) => middleHalf(figures))];
  const found = [pictured, halved].flatMap((some) =>
    (['many', 'quarter'] as const).flatMap((companies) => some.find(({ figures }) => figures.companies === companies) ?? []),
  );
  const [example] = [...found, ...jobs];
  if (!example) return [];
  const others = jobs.filter((job) => job !== example).map((job) => ({ ...job, figures: withoutColumns(job.figures) }));
  return [example, ...others].slice(0, mostHomeJobs);
}

/** As much of a review as the first page shows. */
export const homeReviewOf = ({ reviewId, company, stars, title, likes, job, week }: Review): HomeReview => ({
  reviewId,
  company,
  stars,
  title,
  likes: excerptOf(likes, longestHomeReview),
  job,
  week,
});

/** The posts of a feed that are being discussed, in its order: those that someone answered, and that have words. */
export const discussedIn = (posts: readonly Post[]): readonly DiscussedPost[] =>
  posts
    .map(({ postId, title, content, community, commentsCount }) => ({
      postId,
      title: title ?? excerptOf(content, longestDiscussedTitle),
      community,
      commentsCount,
    }))
    .filter(({ title, commentsCount }) => title !== '' && commentsCount > 0)
    .slice(0, mostDiscussed);

/** Figures without the picture of their spread, where only the line of it is drawn. */
export const withoutColumns = (figures: SalaryFigures): SalaryFigures => ({ ...figures, columns: [] });
