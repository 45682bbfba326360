import type { BenefitShare } from '../benefits/benefit.ts';
import type { Named } from '../named.ts';
import type { SizeBucket } from '../companies/size-bucket.ts';
import type { Hardness } from '../interviews/interview.ts';
import type { CrowdMedian, CrowdShare } from '../crowds/figure.ts';
import type { CountsOf } from '../crowds/shares-of-many.ts';
import type { DigestTopic } from '../reviews/digest-topics.ts';
import type { ExitFigures } from '../reviews/exit-figures.ts';
import type { ReviewFigures, StarCounts } from '../reviews/review-figures.ts';
import type { SalaryFigures } from '../salaries/salary-figures.ts';
import type { ExperienceBand } from '../salaries/salary.ts';

/** The most companies that stand side by side, the most jobs whose pay is compared, and the most topics and places that are named of one. */
export const mostComparedCompanies = 4;
export const mostComparedJobs = 3;
export const mostComparedTopics = 3;
export const mostComparedPlaces = 5;

/** One thing that people speak of: how many do, and how many of them on this side. */
export interface ComparedTopic {
  readonly topic: DigestTopic;
  readonly people: number;
  readonly agree: number;
}

/** What interviews at a company come to, as far as it is compared. */
export interface ComparedInterviews {
  readonly interviewsCount: number;
  /** All rounds that these interviews tell of. */
  readonly roundsCount: number;
  readonly hardnesses: CountsOf<Hardness>;
  readonly totalDays: CrowdMedian | null;
  readonly feedback: CrowdShare | null;
}

/** All that is compared of one company. Every figure is one that its own pages publish. */
export interface ComparedCompany {
  readonly urlName: string;
  readonly name: string;
  readonly logo: string | null;
  readonly industries: readonly string[];
  readonly headquarters: string | null;
  readonly foundedYear: number | null;
  readonly indianEmployeeCount: SizeBucket | null;
  readonly globalEmployeeCount: SizeBucket | null;
  /** The first cities with an office, and how many there are. */
  readonly places: readonly string[];
  readonly placesCount: number;
  readonly reviewsCount: number;
  readonly rating: number | null;
  readonly stars: StarCounts;
  readonly categories: ReviewFigures['categories'];
  /** What most like who speak of it, and what most do not. */
  readonly liked: readonly ComparedTopic[];
  readonly disliked: readonly ComparedTopic[];
  /** What most get beside their pay. */
  readonly benefits: readonly BenefitShare[];
  readonly exit: ExitFigures;
  readonly interviews: ComparedInterviews;
  /** Pay of everyone there; null where too few said theirs. */
  readonly pay: SalaryFigures | null;
}

/** What people with the same experience are paid at each company, in their order; null where a company has not published it. */
export interface PayAtExperience {
  readonly band: ExperienceBand;
  readonly pays: readonly (SalaryFigures | null)[];
}

/** A job that at least two of the companies have published pay for, at each company in their order; null where one has not. */
export interface ComparedCompanyJob {
  readonly designation: Named;
  readonly pays: readonly (SalaryFigures | null)[];
  /** The same of one band of experience that most of them have published; null where not two have. */
  readonly sameExperience: PayAtExperience | null;
}

/** Jobs that are nearest to each other by name, one of each company in their order; null where a company has none. */
export interface NearestJobs {
  readonly jobs: readonly (NearestJob | null)[];
}

/** A job at a company, with what it pays. */
export interface NearestJob {
  readonly designation: Named;
  readonly figures: SalaryFigures;
}

/** Companies side by side, in the order in which they were asked for. */
export interface CompanyComparison {
  readonly companies: readonly ComparedCompany[];
  readonly jobs: readonly ComparedCompanyJob[];
  /** Where they have fewer jobs in common than are compared, those that are nearest to each other. */
  readonly nearest: readonly NearestJobs[];
}
