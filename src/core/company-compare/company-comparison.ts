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

/** Limits of companies, of jobs compared, and of topics and places named. */
export const mostComparedCompanies = 4;
export const mostComparedJobs = 3;
export const mostComparedTopics = 3;
export const mostComparedPlaces = 5;

/** Topic with all mentions and those on this side. */
export interface ComparedTopic {
  readonly topic: DigestTopic;
  readonly people: number;
  readonly agree: number;
}

export interface ComparedInterviews {
  readonly interviewsCount: number;
  readonly roundsCount: number;
  readonly hardnesses: CountsOf<Hardness>;
  readonly totalDays: CrowdMedian | null;
  readonly feedback: CrowdShare | null;
}

/** Compared facts of a company, all published on its own pages. */
export interface ComparedCompany {
  readonly urlName: string;
  readonly name: string;
  readonly logo: string | null;
  readonly industries: readonly string[];
  readonly headquarters: string | null;
  readonly foundedYear: number | null;
  readonly indianEmployeeCount: SizeBucket | null;
  readonly globalEmployeeCount: SizeBucket | null;
  /** First cities with an office, and the number of all. */
  readonly places: readonly string[];
  readonly placesCount: number;
  readonly reviewsCount: number;
  readonly rating: number | null;
  readonly stars: StarCounts;
  readonly categories: ReviewFigures['categories'];
  /** Most liked and most disliked topics. */
  readonly liked: readonly ComparedTopic[];
  readonly disliked: readonly ComparedTopic[];
  readonly benefits: readonly BenefitShare[];
  readonly exit: ExitFigures;
  readonly interviews: ComparedInterviews;
  /** Overall pay, or null for too few people. */
  readonly pay: SalaryFigures | null;
}

/** Pay at equal experience by company, or null where unpublished. */
export interface PayAtExperience {
  readonly band: ExperienceBand;
  readonly pays: readonly (SalaryFigures | null)[];
}

/** Job with published pay at two companies or more, with null for the rest. */
export interface ComparedCompanyJob {
  readonly designation: Named;
  readonly pays: readonly (SalaryFigures | null)[];
  /** Band most companies publish, or null with fewer than two. */
  readonly sameExperience: PayAtExperience | null;
}

/** Most similar jobs by name, one a company, or null where there is none. */
export interface NearestJobs {
  readonly jobs: readonly (NearestJob | null)[];
}

export interface NearestJob {
  readonly designation: Named;
  readonly figures: SalaryFigures;
}

/** Companies in requested order. */
export interface CompanyComparison {
  readonly companies: readonly ComparedCompany[];
  readonly jobs: readonly ComparedCompanyJob[];
  /** Similar jobs, where too few are shared. */
  readonly nearest: readonly NearestJobs[];
}
