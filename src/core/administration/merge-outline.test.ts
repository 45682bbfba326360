import { describe, expect, it } from 'vitest';
import type { CompanyFacts, CompanyHeader } from '../companies/company.ts';
import { noTabCounts } from '#tests/companies.ts';
import { mergeOutline } from './merge-outline.ts';

const header: CompanyHeader = {
  companyId: 'k1',
  urlName: 'koyal-pay',
  name: 'Koyal Pay',
  logo: null,
  coverPhoto: null,
  rating: null,
  reviewsCount: 0,
  followersCount: 7,
  photosCount: 0,
  tabCounts: { ...noTabCounts, posts: 9 },
  relationsCount: 0,
  isPremium: false,
  infoTags: ['Payments'],
  headquarters: null,
  indianEmployeeCount: null,
  globalEmployeeCount: null,
  foundedYear: null,
  website: null,
  socialLinks: [],
  officeLocations: [],
  award: null,
};

const facts: CompanyFacts = {
  companyId: 'k1',
  urlName: 'koyal-pay',
  name: 'Koyal Pay',
  about: null,
  foundedYear: null,
  indianEmployeeCount: null,
  globalEmployeeCount: null,
  headquarters: null,
  locations: [],
  website: null,
  primaryIndustry: 'Payments',
  secondaryIndustry: null,
  careerSiteUrl: null,
  naukriCompanyPageUrl: null,
  contactNumber: null,
  emailId: null,
  socialMedia: [],
  byCompany: [],
  offeredBenefits: [],
};

const nothing = { posts: 0, members: 0, careers: 0 };

describe('the outline of a merge (T-12)', () => {
  it('says how much moves to the other company, with pay and benefits in steps', () => {
    const tabCounts = { ...noTabCounts, reviews: 12, salaries: 23, interviews: 4, interviewQuestions: 11, benefits: 9, jobs: 2, posts: 9, questions: 5 };
    const { moved } = mergeOutline({ posts: 3, members: 1, careers: 6 }, { ...header, reviewsCount: 10, photosCount: 8, tabCounts }, facts);
    expect(moved).toEqual([
      { part: 'reviews', count: 12 },
      { part: 'interviews', count: 4 },
      { part: 'photos', count: 8 },
      { part: 'salaries', count: 20 },
      { part: 'benefits', count: 8 },
      { part: 'jobs', count: 2 },
      { part: 'questions', count: 5 },
      { part: 'posts', count: 3 },
      { part: 'members', count: 1 },
      { part: 'careers', count: 6 },
    ]);
  });

  it('leaves out what there is none of', () => expect(mergeOutline(nothing, header, facts)).toEqual({ moved: [], lost: [] }));

  it.each([
    ['logo', { logo: '/images/a' }, {}],
    ['cover', { coverPhoto: '/images/a' }, {}],
    ['about', {}, { about: 'Pays.' }],
    ['website', {}, { website: 'https://koyal.example' }],
    ['website', {}, { careerSiteUrl: 'https://careers.koyal.example' }],
    ['contact', {}, { contactNumber: '+91 20 5550 0142' }],
    ['contact', {}, { emailId: 'hello@koyal.example' }],
    ['links', {}, { socialMedia: [{ network: 'x', url: 'https://x.example/koyal' }] }],
    ['offices', {}, { locations: ['Pune'] }],
    ['facts', {}, { foundedYear: 2009 }],
    ['facts', {}, { indianEmployeeCount: '1-10' }],
    ['facts', {}, { globalEmployeeCount: '1-10' }],
  ] as const)('names what is deleted with the company: %s of %j %j', (part, ofHeader, ofFacts) =>
    expect(mergeOutline(nothing, { ...header, ...ofHeader }, { ...facts, ...ofFacts }).lost).toEqual([part]),
  );
});
