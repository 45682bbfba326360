import { describe, expect, it } from 'vitest';
import type { CompanyComparisons } from '#core/company-compare/company-comparisons.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { medianPayOf } from '#core/salaries/job-pay.ts';
import { aCompany } from '#tests/companies.ts';
import type { ComparedFixture } from '#tests/fakes/company-compare/fake-company-comparisons.ts';
import { knownBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { aKnownInterview } from '#tests/interviews.ts';
import { aKnownReview } from '#tests/reviews.ts';
import { aKnownSalary } from '#tests/salaries.ts';

const times = <Made>(count: number, make: (at: number) => Made): readonly Made[] => Array.from({ length: count }, (_, at) => make(at));

export function meetsContract(open: (backend: ComparedFixture) => Promise<CompanyComparisons>): void {
  const koyal = aCompany({ name: 'Koyal Pay', locations: ['Pune', 'Surat'], industry: 'Payments' });
  const mill = aCompany({ name: 'Sutra Mill', locations: ['Surat'] });
  const quiet = aCompany({ name: 'Agar Works' });
  const exit = { bondRupees: 0, bondMonths: null, noticeDays: 60, buyout: 'yes', relievingDays: 10, settlementDays: 45, isWithheld: false } as const;
  const backend: ComparedFixture = {
    companies: [koyal, mill, quiet],
    reviews: [
      ...times(10, () => aKnownReview({ companyId: koyal.companyId, stars: 5, ratings: { workLife: 5 }, likes: 'The pay is good and comes on time.', exit })),
      ...times(6, () => aKnownReview({ companyId: mill.companyId, stars: 2, ratings: { workLife: 2 }, dislikes: 'The pay is low and comes late.' })),
    ],
    salaries: [
      ...times(20, (at) => aKnownSalary({ companyId: koyal.companyId, fixed: 1_000_000 + at * 10_000 })),
      ...times(20, (at) => aKnownSalary({ companyId: mill.companyId, fixed: 600_000 + at * 10_000 })),
      ...times(20, (at) => aKnownSalary({ companyId: mill.companyId, designation: 'Dyer', fixed: 500_000 + at * 10_000 })),
    ],
    interviews: times(10, () => aKnownInterview({ companyId: koyal.companyId, hardness: 'hard' })),
    benefits: [
      ...times(9, () => knownBenefits({ companyId: koyal.companyId, answers: [{ benefit: 'cab', said: 'yes' }] })),
      ...times(7, () => knownBenefits({ companyId: mill.companyId, answers: [{ benefit: 'cab', said: 'yes' }] })),
    ],
  };
  const names = [koyal.urlName, mill.urlName, quiet.urlName];

  describe('companies side by side (R-004)', () => {
    it('come in the order asked for, with what is known of them', async () => {
      const comparisons = await open(backend);
      const { companies } = await comparisons.compare(names.toReversed());
      expect(companies.map(({ urlName }) => urlName)).toEqual(names.toReversed());
      expect(companies[2]).toMatchObject({ name: 'Koyal Pay', industries: ['Payments'], headquarters: 'Pune', places: ['Pune', 'Surat'], placesCount: 2 });
    });

    it('have their ratings with all stars, and none where nobody rated', async () => {
      const comparisons = await open(backend);
      const [first, second, third] = (await comparisons.compare(names)).companies;
      expect([first?.reviewsCount, first?.stars]).toEqual([10, [0, 0, 0, 0, 10]]);
      expect(second?.stars).toEqual([0, 6, 0, 0, 0]);
      expect(first?.rating ?? 0).toBeGreaterThan(second?.rating ?? 5);
      expect(third).toMatchObject({ reviewsCount: 0, rating: null, stars: [0, 0, 0, 0, 0], categories: [], liked: [], disliked: [] });
      expect(first?.categories).toContainEqual({ category: 'workLife', stars: [0, 0, 0, 0, 10] });
    });

    it('say what most like and dislike, and what leaving takes', async () => {
      const comparisons = await open(backend);
      const [first, second] = (await comparisons.compare(names)).companies;
      expect(first?.liked).toContainEqual({ topic: 'pay', people: 10, agree: 10 });
      expect(first?.disliked.map(({ topic }) => topic)).not.toContain('pay');
      expect(second?.disliked).toContainEqual({ topic: 'pay', people: 6, agree: 6 });
      expect(first?.exit.noticeDays?.median).toBe(60);
      expect(second?.exit.noticeDays).toBeNull();
    });

    it('tell the pay of jobs that at least two of them share', async () => {
      const comparisons = await open(backend);
      const { jobs } = await comparisons.compare(names);
      expect(jobs.map(({ designation }) => designation.name)).toEqual(['Weaver']);
      const [first, second, third] = jobs[0]?.pays ?? [];
      expect(third).toBeNull();
      expect(first && second && medianPayOf({ figures: first }) > medianPayOf({ figures: second })).toBe(true);
      expect((await comparisons.compare([mill.urlName])).jobs).toEqual([]);
    });

    it('tell everyone’s pay at each, and similar jobs beside shared ones', async () => {
      const nurses = (companyId: string, designation: string) => times(20, (at) => aKnownSalary({ companyId, designation, fixed: 400_000 + at * 10_000 }));
      const salaries = [...(backend.salaries ?? []), ...nurses(koyal.companyId, 'Nurse'), ...nurses(quiet.companyId, 'Staff Nurse')];
      const { companies, nearest } = await (await open({ ...backend, salaries })).compare(names);
      expect(companies.map(({ pay }) => pay?.people)).toEqual([20, 20, 20]);
      expect(nearest.map(({ jobs }) => jobs.map((job) => job && [job.designation.name, job.figures.people]))).toEqual([
        [['Nurse', 20], null, ['Staff Nurse', 20]],
      ]);
    });

    it('name what most get, and nothing that fewer than eight shared (R-024)', async () => {
      const comparisons = await open(backend);
      const [first, second] = (await comparisons.compare(names)).companies;
      expect(first?.benefits).toMatchObject([{ benefit: 'cab', people: 8, percent: 100 }]);
      expect(second?.benefits).toEqual([]);
    });

    it('say how they interview', async () => {
      const comparisons = await open(backend);
      const [first, second] = (await comparisons.compare(names)).companies;
      expect(first?.interviews).toMatchObject({ interviewsCount: 10, roundsCount: 10, hardnesses: [{ of: 'hard', count: 10 }] });
      expect(second?.interviews).toEqual({ interviewsCount: 0, roundsCount: 0, hardnesses: [], totalDays: null, feedback: null });
    });

    it('are none where one of them is not known', async () => {
      const comparisons = await open(backend);
      await expect(comparisons.compare([koyal.urlName, 'nowhere'])).rejects.toMatchObject({ kind: 'missing' });
    });

    it('show no figure of fewer people than their own pages do (F-02)', async () => {
      const few = fewestContributors - 1;
      const comparisons = await open({
        ...backend,
        reviews: times(4, () => aKnownReview({ companyId: koyal.companyId, exit })),
        salaries: [koyal, mill].flatMap(({ companyId }) => times(few, (at) => aKnownSalary({ companyId, fixed: 700_000 + at * 10_000 }))),
        interviews: [],
        benefits: [],
      });
      const { companies, jobs } = await comparisons.compare(names);
      expect([companies[0]?.rating, companies[0]?.exit.noticeDays, companies[0]?.liked, jobs]).toEqual([null, null, [], []]);
    });
  });
}
