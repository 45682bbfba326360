import { expect, it } from 'vitest';
import type { CompanyOverviews } from '#core/company-profiles/company-overviews.ts';
import { emptyProfile } from '#core/company-profiles/company-profile.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';
import { aKnownReview, type KnownReview } from '#tests/reviews.ts';
import { aKnownSalary, type KnownSalary } from '#tests/salaries.ts';

export interface SharedFixture {
  readonly company: KnownCompany;
  readonly reviews: readonly KnownReview[];
  readonly salaries: readonly KnownSalary[];
}

type Open = (world: SharedFixture) => Promise<CompanyOverviews>;

const company = aCompany({ name: 'Koyal Pay', about: 'It moves money.', website: 'https://koyal.example', locations: ['Pune'] });
const { companyId, urlName } = company;

export function keepsCompanyOverviews(open: Open): void {
  it('have a little of all that is shared, with how much there is of it', async () => {
    const reviews = Array.from({ length: 6 }, (_, at) => aKnownReview({ companyId, title: `Review ${at}`, helpful: at }));
    const jobs = Array.from({ length: 8 }, (_, at) => `Job ${at}`);
    const salaries = jobs.flatMap((designation) =>
      Array.from({ length: 24 }, (_, at) => aKnownSalary({ companyId, designation, fixed: 600_000 + at * 25_000 })),
    );
    const overview = await (await open({ company, reviews, salaries })).of(urlName);
    expect(overview.reviews.map(({ title }) => title)).toEqual(['Review 5', 'Review 4']);
    expect(overview.figures.reviewsCount).toBe(6);
    expect([overview.pay.jobs.length, overview.jobsCount]).toEqual([6, 8]);
  });

  it('of what nobody shared say so, beside the facts', async () => {
    const overview = await (await open({ company, reviews: [], salaries: [] })).of(urlName);
    expect(overview.facts).toMatchObject({ name: 'Koyal Pay', about: 'It moves money.', website: 'https://koyal.example' });
    expect(overview).toMatchObject({
      reviews: [],
      questions: [],
      jobsCount: 0,
      photos: { items: [], total: 0 },
      profile: emptyProfile,
      associated: [],
      similar: [],
      awards: [],
    });
    expect(Object.values(overview.exit).every((figure) => figure === null)).toBe(true);
  });

  it('there is none of what is no company', async () => {
    await expect((await open({ company, reviews: [], salaries: [] })).of('nobody')).rejects.toMatchObject({ kind: 'missing' });
  });
}
