import type { CountedThings } from '#core/home/headline-stats.ts';
import type { HomePage } from '#core/home/home-page.ts';
import type { HomePages } from '#core/home/home-pages.ts';
import { homePagesOver } from '#core/home/home-pages-over.ts';
import type { KnownCompany } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeFeeds } from '#tests/fakes/feeds/fake-feeds.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { FakeCompanyPays } from '#tests/fakes/salaries/fake-company-pays.ts';
import { FakeSalaries } from '#tests/fakes/salaries/fake-salaries.ts';
import type { KnownReview } from '#tests/reviews.ts';
import type { KnownSalary } from '#tests/salaries.ts';
import { FakeHeadlines } from './fake-headlines.ts';

export interface HomeFixture {
  readonly counted: CountedThings | undefined;
  readonly companies: readonly KnownCompany[];
  readonly reviews: readonly KnownReview[];
  readonly salaries: readonly KnownSalary[];
  readonly content: FakeContent;
}

export class FakeHomePages implements HomePages {
  readonly #over: HomePages;

  constructor({ counted, companies = [], reviews = [], salaries = [], content = new FakeContent() }: Partial<HomeFixture> = {}) {
    const paid = new FakeSalaries(companies, salaries);
    const parts = {
      headlines: new FakeHeadlines(counted),
      companies: new FakeCompanies(companies),
      companyPays: new FakeCompanyPays(paid),
      salaries: paid,
      reviews: new FakeReviews(companies, reviews),
      feeds: new FakeFeeds(content),
    };
    this.#over = homePagesOver(parts, new FakeClock());
  }

  page(): Promise<HomePage> {
    return this.#over.page();
  }
}
