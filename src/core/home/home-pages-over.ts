import type { Clock } from '../clock.ts';
import type { Companies } from '../companies/companies.ts';
import { everyCompany } from '../companies/company-search.ts';
import { usualFeed, type Feeds } from '../feeds/feeds.ts';
import { dayOf } from '../figures/ago.ts';
import { latestReviews } from '../reviews/review-search.ts';
import type { Reviews } from '../reviews/reviews.ts';
import type { CompanyPays } from '../salaries/company-pays.ts';
import type { Salaries } from '../salaries/salaries.ts';
import { calculatorExamples } from './calculator-examples.ts';
import type { Headlines } from './headlines.ts';
import {
  discussedIn,
  homeJobs,
  homeReviewOf,
  mostHomeCompanies,
  mostHomeIndustries,
  mostHomeReviews,
  postsLookedThrough,
  withoutColumns,
} from './home-page.ts';
import type { HomePages } from './home-pages.ts';

export interface HomePorts {
  readonly headlines: Headlines;
  readonly companies: Pick<Companies, 'list' | 'filters'>;
  readonly companyPays: CompanyPays;
  readonly salaries: Pick<Salaries, 'hub'>;
  readonly reviews: Pick<Reviews, 'latest'>;
  readonly feeds: Pick<Feeds, 'list'>;
}

/** Combines published pages one after the other, using a single connection. */
export const homePagesOver = ({ headlines, companies, companyPays, salaries, reviews, feeds }: HomePorts, clock: Pick<Clock, 'now'>): HomePages => ({
  page: async () => {
    const stats = await headlines.stats();
    const { items: most } = await companies.list(everyCompany, null, mostHomeCompanies);
    const pays = await companyPays.of(most.map(({ urlName }) => urlName));
    const { industries } = await companies.filters();
    const { jobs } = await salaries.hub({ city: null, experience: null });
    const { items: latest } = await reviews.latest(latestReviews, null, mostHomeReviews);
    const { items: posts } = await feeds.list(usualFeed, null, postsLookedThrough);
    return {
      stats,
      companies: most.map((company) => {
        const pay = pays.get(company.urlName);
        return { company, pay: pay ? withoutColumns(pay) : null };
      }),
      industries: industries.slice(0, mostHomeIndustries),
      jobs: homeJobs(jobs),
      reviews: latest.map(homeReviewOf),
      discussed: discussedIn(posts),
      examples: calculatorExamples(dayOf(clock.now())),
    };
  },
});
