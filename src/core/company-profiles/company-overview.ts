import type { CompanyBenefits } from '../benefits/benefit.ts';
import type { CompanyAward } from '../companies/company-award.ts';
import type { CompanyFacts } from '../companies/company.ts';
import type { Conduct } from '../employer-conduct/conduct.ts';
import type { Badge } from '../followers/badge.ts';
import type { SimilarCompany } from '../followers/similar-company.ts';
import type { InterviewFigures } from '../interviews/interview-figures.ts';
import type { PhotoPage } from '../photos/photo.ts';
import type { ListedQuestion } from '../questions/question.ts';
import type { ExitFigures } from '../reviews/exit-figures.ts';
import type { ReviewFigures } from '../reviews/review-figures.ts';
import type { Review } from '../reviews/review.ts';
import type { CompanyPay } from '../salaries/salary-figures.ts';
import type { AssociatedCompany } from './associated-company.ts';
import type { CompanyOffice } from './company-office.ts';
import type { CompanyProfile } from './company-profile.ts';

/** The most of each list that is on the overview; the page of each has all of it. */
export const mostOverviewReviews = 2;
export const mostOverviewJobs = 6;
export const mostOverviewQuestions = 3;
export const mostOverviewPhotos = 6;
export const mostOverviewAssociated = 3;
export const mostOverviewOffices = 20;

/** A little of all that is known of a company, and its own words, as the pages of each publish it. */
export interface CompanyOverview {
  readonly facts: CompanyFacts;
  readonly figures: ReviewFigures;
  readonly exit: ExitFigures;
  /** The reviews that most readers found helpful. */
  readonly reviews: readonly Review[];
  /** The pay of the jobs that most people shared. */
  readonly pay: CompanyPay;
  /** How many jobs its page of pay has. */
  readonly jobsCount: number;
  readonly interviews: InterviewFigures;
  readonly questions: readonly ListedQuestion[];
  readonly benefits: CompanyBenefits;
  readonly photos: PhotoPage;
  readonly profile: CompanyProfile;
  /** Its first offices. */
  readonly offices: readonly CompanyOffice[];
  readonly associated: readonly AssociatedCompany[];
  readonly badges: readonly Badge[];
  readonly conduct: Conduct;
  readonly similar: readonly SimilarCompany[];
  /** Its places in the awards. */
  readonly awards: readonly CompanyAward[];
}
