import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { stepped } from '#core/figures/counts.ts';
import { payRangeText, salaryText, type CurrencyUnits, type RangeWords } from '#core/figures/salary-text.ts';
import type { SuggestedPay } from '#core/search/search-answer.ts';
import type { EntryCounts } from '#core/search/search-entry.ts';
import type { SearchType } from '#core/search/search-page.ts';
import { counted } from '../figures/counts.ts';
import { placesSaid } from '../figures/places.ts';
import { titleIn } from './titles.ts';

const some = (count: number, one: string, many: string): string => `${stepped(count)} ${count === 1 ? one : many}`;

const units: CurrencyUnits = { lakh: ' lakh', crore: ' crore', thousandDollars: '' };

const range: RangeWords = {
  between: (low, high) => `₹${low} to ${high}`,
  from: (low) => `₹${low} or more`,
  upTo: (high) => `up to ₹${high}`,
  notDisclosed: '',
};

export const words = {
  label: 'Search',
  placeholder: 'Company, job or city',
  searchFor: (text: string) => `Search for “${text}”`,
  corrected: (meant: string) => `Showing results for ${meant}`,
  asTyped: (typed: string) => `Search for “${typed}” instead`,
  notYet: 'Nothing yet',
  without: 'Without',
  notIn: (city: string, nearest: string | null) => `None in ${city} yet${nearest === null ? '' : `, nearest ${nearest}`}`,
  noPayIn: (city: string, isShown: boolean) => `No figure for ${city}${isShown ? `, this one is for ${placesSaid.india}` : ''}`,
  answers: 'Pages that answer this',
  noCompanyNamed: (name: string) => `No company is called “${name}”.`,
  recent: 'Recent searches',
  // Promise R-190
  kept: 'Only this browser has this list. Logging out clears it.',
  trending: 'Popular here',
  remove: (title: string) => `Remove ${title}`,
  byDelete: 'Press Delete to remove the selected search.',
  clear: 'Clear recent searches',
  failed: 'No suggestions right now. You can still search.',
  title: titleIn,
  pay: ({ median, low, high }: SuggestedPay) =>
    low === null || high === null ? `₹${salaryText(median, units)}` : payRangeText({ currency: 'INR', from: low, to: high }, range, units),
  ofPeople: (people: number) => `a year, ${crowdSaid(people)} people`,
  ofFew: 'from few companies',
  tooFew: 'No one figure for everyone yet',
  // What everyone reads one by one is counted exactly; people behind pay never are.
  counts: {
    totalReviews: (count: number) => counted(count, 'review', 'reviews'),
    totalSalaries: (count: number) => some(count, 'salary', 'salaries'),
    totalInterviews: (count: number) => counted(count, 'interview', 'interviews'),
    questionsCount: (count: number) => counted(count, 'question', 'questions'),
    benefitsCount: (count: number) => `${crowdSaid(count)} people`,
    photosCount: (count: number) => counted(count, 'photo', 'photos'),
    jobsLive: (count: number) => counted(count, 'job', 'jobs'),
    companiesCount: (count: number) => some(count, 'company', 'companies'),
    postsCount: (count: number) => counted(count, 'post', 'posts'),
    followersCount: (count: number) => some(count, 'follower', 'followers'),
  } satisfies Record<keyof EntryCounts, (count: number) => string>,
  page: {
    title: 'Search',
    titleFor: (typed: string) => `“${typed}”: search`,
    // Promise F-05
    description: 'Find companies, pay, interview questions, reviews and posts by a few words. Free to read, no account.',
    heading: 'Search',
    headingFor: (typed: string) => `Results for “${typed}”`,
    lead: 'A company, a job, a skill or a city. Add what you want to know: salary, reviews, interview, photos.',
    inside: {
      company: (name: string) => `Only what people wrote about ${name}.`,
      community: (name: string) => `Only posts in ${name}.`,
    },
    everywhere: 'Search everywhere',
    kinds: 'Kinds of results',
    types: {
      all: 'All',
      companies: 'Companies',
      salaries: 'Salaries',
      interviews: 'Interviews',
      questions: 'Questions',
      reviews: 'Reviews',
      posts: 'Posts',
      communities: 'Communities',
      colleges: 'Colleges',
      skills: 'Skills',
    } satisfies Record<SearchType, string>,
    allOf: (count: string) => `All ${count}`,
    nothing: (typed: string) => `Nothing here is called “${typed}”.`,
    nothingInside: {
      company: (typed: string, name: string) => `Nobody wrote “${typed}” about ${name} yet.`,
      community: (typed: string, name: string) => `Nobody wrote “${typed}” in ${name} yet.`,
    },
    nothingBecause: 'Check the spelling, or try fewer words.',
    noneOfKind: 'No results of this kind.',
    lookThrough: 'Or browse',
    unlisted: 'A company that is not here yet?',
    write: 'Write about it anyway',
    missing: { company: 'We could not find this company.', community: 'We could not find this community.' },
  },
};

export type SearchWords = typeof words;
