import { expect, it } from 'vitest';
import type { HomePages } from '#core/home/home-pages.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';
import { aKnownReview, type KnownReview } from '#tests/reviews.ts';
import { aKnownSalary, type KnownSalary } from '#tests/salaries.ts';

export interface ReportedFixture {
  readonly companies: readonly KnownCompany[];
  readonly reviews: readonly KnownReview[];
  readonly salaries: readonly KnownSalary[];
}

type Open = (backend: ReportedFixture) => Promise<HomePages>;

const [koyal, mill] = [
  aCompany({ name: 'Koyal Pay', industry: 'Payments', reviewsCount: 500 }),
  aCompany({ name: 'Sutra Mill', industry: 'Textiles', reviewsCount: 40, rating: null }),
];

export function keepsHomePages(open: Open): void {
  it('shows the companies with most reviews, and what they pay where that is published (R-001)', async () => {
    const salaries = Array.from({ length: 24 }, (_, at) => aKnownSalary({ companyId: koyal.companyId, fixed: 600_000 + at * 25_000 }));
    const { companies, jobs } = await (await open({ companies: [mill, koyal], reviews: [], salaries })).page();
    expect(companies.map(({ company, pay }) => [company.name, company.reviewsCount, pay?.people ?? null])).toEqual([
      ['Koyal Pay', 500, 20],
      ['Sutra Mill', 40, null],
    ]);
    expect(companies[0]?.pay?.columns).toEqual([]);
    expect(jobs.map(({ group, figures }) => [group.company, group.designation?.name, figures.columns.length > 0])).toEqual([[null, 'Weaver', true]]);
  });

  it('shows the industries with most companies', async () => {
    const { industries } = await (await open({ companies: [koyal, mill, aCompany({ industry: 'Textiles' })], reviews: [], salaries: [] })).page();
    expect(industries.map(({ name, companiesCount }) => [name, companiesCount])).toEqual([
      ['Textiles', 2],
      ['Payments', 1],
    ]);
  });

  it('shows how the newest reviews begin, and no more of each job (R-001, F-17)', async () => {
    const likes = 'They pay on the last day of the month and nobody ever has to ask for it twice. '.repeat(5);
    const reviews = [
      aKnownReview({ companyId: koyal.companyId, title: 'Older', week: '2026-W40' }),
      aKnownReview({ companyId: mill.companyId, title: 'Newer', week: '2026-W44', likes, designation: 'Weaver', city: 'Surat' }),
    ];
    const { reviews: shown } = await (await open({ companies: [koyal, mill], reviews, salaries: [] })).page();
    expect(shown.map(({ title, company }) => [title, company.name])).toEqual([
      ['Newer', 'Sutra Mill'],
      ['Older', 'Koyal Pay'],
    ]);
    expect(shown[0]?.likes).toMatch(/^They pay on the last day.{100,160}…$/);
    expect(shown[0]?.job).toEqual({ department: null, designation: null, city: null, employment: null, isCurrent: null });
    expect(Object.keys(shown[0] ?? {}).toSorted()).toEqual(['company', 'job', 'likes', 'reviewId', 'stars', 'title', 'week']);
  });

  it('of an installation with nothing in it has examples of the calculators, and no number', async () => {
    const { examples, ...page } = await (await open({ companies: [], reviews: [], salaries: [] })).page();
    expect(page).toEqual({
      stats: { reviews: null, salaries: null, interviews: null, people: null, countedOn: null },
      companies: [],
      industries: [],
      jobs: [],
      reviews: [],
      discussed: [],
    });
    expect(examples.hike).toEqual({ oldAnnual: 1_200_000, newAnnual: 1_560_000, percent: 30 });
  });
}
