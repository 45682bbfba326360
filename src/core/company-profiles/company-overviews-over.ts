import type { Awards } from '../awards/awards.ts';
import type { Benefits } from '../benefits/benefits.ts';
import type { Companies } from '../companies/companies.ts';
import type { EmployerConducts } from '../employer-conduct/employer-conducts.ts';
import type { Badges } from '../followers/badges.ts';
import type { CompanyNeighbours } from '../followers/company-neighbours.ts';
import type { Interviews } from '../interviews/interviews.ts';
import { firstPhotoPage } from '../photos/photo.ts';
import type { Photos } from '../photos/photos.ts';
import type { Questions } from '../questions/questions.ts';
import { everyReview } from '../reviews/review-search.ts';
import type { Reviews } from '../reviews/reviews.ts';
import { everyCompanyPay } from '../salaries/pay-search.ts';
import type { Salaries } from '../salaries/salaries.ts';
import {
  mostOverviewAssociated,
  mostOverviewJobs,
  mostOverviewOffices,
  mostOverviewPhotos,
  mostOverviewQuestions,
  mostOverviewReviews,
} from './company-overview.ts';
import type { CompanyOverviews } from './company-overviews.ts';
import type { CompanyProfiles } from './company-profiles.ts';

export interface OverviewPorts {
  readonly companies: Pick<Companies, 'facts'>;
  readonly reviews: Pick<Reviews, 'list' | 'figures' | 'insights'>;
  readonly salaries: Pick<Salaries, 'ofCompany'>;
  readonly interviews: Pick<Interviews, 'filters'>;
  readonly questions: Pick<Questions, 'list'>;
  readonly benefits: Pick<Benefits, 'ofCompany'>;
  readonly photos: Pick<Photos, 'list'>;
  readonly companyProfiles: Pick<CompanyProfiles, 'profile' | 'offices' | 'associated'>;
  readonly badges: Badges;
  readonly employerConducts: EmployerConducts;
  readonly companyNeighbours: CompanyNeighbours;
  readonly awards: Pick<Awards, 'ofCompany'>;
}

/** Builds an overview part by part over one connection. */
export const companyOverviewsOver = (ports: OverviewPorts): CompanyOverviews => ({
  of: async (urlName) => {
    const facts = await ports.companies.facts(urlName);
    const pay = await ports.salaries.ofCompany(urlName, everyCompanyPay);
    return {
      facts,
      figures: await ports.reviews.figures(urlName),
      exit: (await ports.reviews.insights(urlName)).exit,
      reviews: (await ports.reviews.list(urlName, everyReview, null, mostOverviewReviews)).items,
      pay: { ...pay, jobs: pay.jobs.slice(0, mostOverviewJobs) },
      jobsCount: pay.jobs.length,
      interviews: (await ports.interviews.filters(urlName, null)).figures,
      questions: (await ports.questions.list({ of: 'company', company: urlName, designation: null }, null, mostOverviewQuestions)).items,
      benefits: await ports.benefits.ofCompany(urlName),
      photos: await ports.photos.list(urlName, null, firstPhotoPage, mostOverviewPhotos),
      profile: await ports.companyProfiles.profile(urlName),
      offices: (await ports.companyProfiles.offices(urlName, null, mostOverviewOffices)).items,
      associated: (await ports.companyProfiles.associated(urlName, null, mostOverviewAssociated)).items,
      badges: await ports.badges.at(urlName),
      conduct: await ports.employerConducts.of(urlName),
      similar: await ports.companyNeighbours.of(urlName),
      awards: await ports.awards.ofCompany(urlName),
    };
  },
});
