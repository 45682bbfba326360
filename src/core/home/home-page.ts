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

export const mostHomeCompanies = 6;
export const mostHomeIndustries = 12;
export const mostHomeJobs = 6;
export const mostHomeReviews = 3;
export const mostDiscussed = 4;

export const postsLookedThrough = 20;

/** Letters of a review or untitled post, excluding the ellipsis. */
export const longestHomeReview = 180;
export const longestDiscussedTitle = 90;

export interface HomeCompany {
  readonly company: CompanySummary;
  readonly pay: SalaryFigures | null;
}

/** Excerpt that reveals no more than the review's own page (F-17). */
export interface HomeReview extends Pick<Review, 'reviewId' | 'company' | 'stars' | 'title' | 'job' | 'week'> {
  readonly likes: string;
}

export interface DiscussedPost {
  readonly postId: string;
  /** Title, or the beginning of an untitled post. */
  readonly title: string;
  readonly community: PostCommunity;
  readonly commentsCount: number;
}

/** Uses only figures already published on their own pages. */
export interface HomePage {
  readonly stats: HeadlineStats;
  readonly companies: readonly HomeCompany[];
  readonly industries: readonly FilterOption[];
  /** Jobs with most shared pay; the first is the example and alone has a picture. */
  readonly jobs: readonly PaySlice[];
  readonly reviews: readonly HomeReview[];
  readonly discussed: readonly DiscussedPost[];
  readonly examples: CalculatorExamples;
}

/** Most people first. The example spans companies, preferably with a picture or middle half. */
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

export const homeReviewOf = ({ reviewId, company, stars, title, likes, job, week }: Review): HomeReview => ({
  reviewId,
  company,
  stars,
  title,
  likes: excerptOf(likes, longestHomeReview),
  job,
  week,
});

/** Posts with words and at least one answer, in feed order. */
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

/** Drops the columns where only the line of the spread is drawn. */
export const withoutColumns = (figures: SalaryFigures): SalaryFigures => ({ ...figures, columns: [] });
