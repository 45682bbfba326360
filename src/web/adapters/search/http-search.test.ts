import { expect, it } from 'vitest';
import { HttpSearch } from './http-search.ts';

const unasked = async () => expect.unreachable('Only suggestions are asked for.');

it.each([
  [{ reviewCount: 84 }, { totalReviews: 84 }],
  [
    { companyReviewsLive: 84, companyJobs: 3 },
    { totalReviews: 84, jobsLive: 3 },
  ],
  [
    { salariesCount: 50, interviewCount: 7 },
    { totalSalaries: 50, totalInterviews: 7 },
  ],
  [
    { companySalaries: 50, interviewsCount: 7 },
    { totalSalaries: 50, totalInterviews: 7 },
  ],
  [{ interviewExperiencesLive: 7 }, { totalInterviews: 7 }],
  [{ totalReviewsWithBenefits: 20 }, { benefitsCount: 20 }],
  [
    { totalReviews: 84, questionsCount: 31, benefitsCount: 20, photosCount: 3, postsCount: 9, jobsLive: 12, totalInterviews: 7, totalSalaries: 50 },
    { totalReviews: 84, questionsCount: 31, benefitsCount: 20, photosCount: 3, postsCount: 9, jobsLive: 12, totalInterviews: 7, totalSalaries: 50 },
  ],
])('a suggestion’s counts are read by any of their names: %j (R-014)', async (counts, read) => {
  const parts = { company: 'Koyal Pay', designation: null, skill: null, city: null, industry: null, page: null, way: null };
  const item = {
    type: 'COMPANY',
    title: 'Koyal Pay',
    path: '/overview/koyal-pay-overview',
    hint: '',
    parts,
    without: [],
    elsewhere: null,
    isEmpty: false,
  } as const;
  const search = new HttpSearch({
    suggestSearch: async () => ({ items: [{ ...item, counts, pay: null }], corrected: null }),
    listSearchResults: unasked,
    listTrendingSearches: unasked,
  });
  expect((await search.suggest('koyal')).items[0]?.counts).toEqual(read);
});
