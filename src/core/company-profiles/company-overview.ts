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

/** Items of each list on the overview. */
export const mostOverviewReviews = 2;
export const mostOverviewJobs = 6;
export const mostOverviewQuestions = 3;
export const mostOverviewPhotos = 6;
export const mostOverviewAssociated = 3;
export const mostOverviewOffices = 20;

/** Extracts from a company's published pages, and its own words. */
export interface CompanyOverview {
  readonly facts: CompanyFacts;
  readonly figures: ReviewFigures;
  readonly exit: ExitFigures;
  /** Most helpful reviews. */
  readonly reviews: readonly Review[];
  /** Pay of the most shared jobs. */
  readonly pay: CompanyPay;
  readonly jobsCount: number;
  readonly interviews: InterviewFigures;
  readonly questions: readonly ListedQuestion[];
  readonly benefits: CompanyBenefits;
  readonly photos: PhotoPage;
  readonly profile: CompanyProfile;
  readonly offices: readonly CompanyOffice[];
  readonly associated: readonly AssociatedCompany[];
  readonly badges: readonly Badge[];
  readonly conduct: Conduct;
  readonly similar: readonly SimilarCompany[];
  readonly awards: readonly CompanyAward[];
}
