import { mostStartupYears, type AwardCategory, type AwardCategoryKind } from '#core/awards/award-category.ts';
import { isOwnAwardSlug, type AwardSize, type OwnAwardSlug } from '#core/awards/award-slugs.ts';
import { fewestQualified, leastAwardRating, mostWinners } from '#core/awards/award-rule.ts';
import type { AwardYear } from '#core/companies/company-award.ts';
import { fewestPeople } from '#core/crowds/fewest.ts';
import { grouped } from '#core/figures/counts.ts';
import { counted } from '../figures/counts.ts';
import { whoCounts } from '../figures/counted-people.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';
import { inWords } from '../figures/numbers.ts';

type Category = Pick<AwardCategory, 'slug' | 'industry'>;

const day = (date: string): string => daySaid(monthNames, date);

const companies = (count: number): string => counted(count, 'company', 'companies');
const reviews = (count: number): string => counted(count, 'review', 'reviews');

const names: Record<OwnAwardSlug, string> = {
  mega: 'Mega companies',
  large: 'Large companies',
  'mid-sized': 'Mid-sized companies',
  small: 'Small companies',
  'tech-startups': 'Tech startups',
};

const people: Record<AwardSize, string> = {
  mega: 'over 10,000 people',
  large: '1,001 to 10,000 people',
  'mid-sized': '201 to 1,000 people',
  small: 'up to 200 people',
};

const startups = `technology, founded ${inWords(mostStartupYears)} years ago at most, up to 1,000 people`;

const nameOf = ({ slug, industry }: Category): string => (isOwnAwardSlug(slug) ? names[slug] : (industry ?? slug));

const bestOf = ({ slug, industry }: Category): string =>
  isOwnAwardSlug(slug) ? `Best ${names[slug].toLowerCase()} to work for in India` : `Best companies in ${industry ?? slug} to work for in India`;

export const words = {
  heading: (year: AwardYear) => `Employee choice awards ${year}`,
  title: (year: AwardYear) => `Employee choice awards ${year}: the best companies to work for in India`,
  description: (year: AwardYear) =>
    `The best rated companies in India of ${year}, by size and by industry: based on employee reviews, by a public rule that anyone can check.`,
  crumb: 'Awards',
  counted: (companiesCount: number, reviewsCount: number, cutOff: string) =>
    `Counts ${reviews(reviewsCount)} of ${companies(companiesCount)}, up to ${day(cutOff)}.`,
  open: (cutOff: string) => `This edition is open. It counts reviews up to ${day(cutOff)}.`,
  openBecause: 'The people who run this site close it after that day. Then the winners appear here and never change.',
  toCheck: 'Check a company',
  editions: 'Editions',
  kinds: { size: 'By size', startups: 'Startups', industry: 'By industry' } satisfies Record<AwardCategoryKind, string>,
  nameOf,
  about: ({ slug }: Category): string | undefined => (isOwnAwardSlug(slug) ? (slug === 'tech-startups' ? startups : `${people[slug]} in India`) : undefined),
  seeAll: (count: number) => `See all ${count} places`,
  toList: 'To the list',
  none: 'No list has winners.',
  noneBecause: `At least ${inWords(fewestQualified)} companies must qualify for a list.`,
  missing: 'We could not find these awards.',
  missingBecause: 'This link may be old or wrong, or the edition is still open.',

  list: {
    heading: (category: Category, year: AwardYear) => `${bestOf(category)}, ${year}`,
    description: (category: Category, year: AwardYear) =>
      `${bestOf(category)} of ${year}: the rating of each, how many reviews it is based on, and how to check the list yourself.`,
    lead: (qualified: number, of: number, cutOff: string) =>
      `${grouped(qualified)} of ${companies(of)} qualify, by reviews up to ${day(cutOff)}.${qualified > mostWinners ? ` The ${mostWinners} best have a place.` : ''}`,
    none: 'This list has no winners.',
    places: 'Places',
    place: 'Place',
    reviews: (count: number) => `${reviews(count)} in two years`,
    rating: 'The rating is from that day. The company’s page shows today’s rating.',
    years: 'This list in other years',
  },

  how: {
    heading: 'How winners are found',
    steps: [
      'A company needs enough reviews for its size, and a rating that is high enough.',
      'Its rating uses the same formula as its page, with reviews up to the last day that counts.',
      'Weeks with unusual review spikes are left out.',
      'The best rated comes first. If two are equal, the one with more reviews does.',
      'Nobody can pay for a place, and nobody chooses the winners.',
    ],
    closedOn: (date: string) => `Closed on ${day(date)}. The figures of all companies were frozen on that day.`,
    digest: 'Hash of the frozen figures (SHA-256)',
    digestBecause: 'The open data has the same figures. If one of them changed, the hash would be different.',
  },

  recount: {
    heading: 'Check it yourself',
    lead: 'Your browser downloads the frozen figures of every company in this list, finds the winners by the same rule, and compares.',
    press: 'Count again in my browser',
    goOn: 'Continue counting',
    counting: (read: number, of: number) => `${grouped(read)} of ${companies(of)} fetched`,
    same: (count: number) => `Counted again from the figures of ${companies(count)}: the list is the same.`,
    differs: (count: number) => `Counted again from the figures of ${companies(count)}: the list is different. Please tell us.`,
    stopped: (read: number) => `It stopped after ${companies(read)}. Press to continue from there.`,
    failed: 'The check did not finish.',
  },

  rules: {
    heading: (year: AwardYear) => `Qualification criteria ${year}`,
    title: (year: AwardYear) => `Qualification criteria of the employee choice awards ${year}`,
    description: (year: AwardYear) => `What a company needs for a place in the employee choice awards ${year}, and a check of any company by these rules.`,
    lead: 'A company qualifies when it has enough reviews and a rating that is high enough. Nothing else counts.',
    table: 'Fewest reviews by size',
    size: 'Size',
    people: 'People in India',
    fewest: 'Fewest reviews',
    sizes: { mega: 'Mega', large: 'Large', 'mid-sized': 'Mid-sized', small: 'Small', unknown: 'Not known' } satisfies Record<AwardSize | 'unknown', string>,
    peopleOf: people,
    weeks: 'Weeks for the fewest reviews',
    span: (from: string, to: string) => `${day(from)} to ${day(to)}`,
    lastDay: 'Last day that counts for the rating',
    day,
    rating: 'Lowest rating',
    ratingOf: `${(leastAwardRating / 100).toFixed(1)} out of 5`,
    left: 'Does not count',
    leftOut: 'Weeks with unusual review spikes',
    list: 'A list needs',
    listOf: `${inWords(fewestQualified)} companies that qualify`,
    most: 'A list shows',
    mostOf: `${mostWinners} places at most`,
    startups: 'Tech startups',
    startupsOf: startups,
    formula: 'How the rating is made',
    formulaText: `${whoCounts} Reviews up to the last day count. One that is 18 months older than the newest counts half. A week counts as ten reviews at most, or as four usual weeks of the company. The industry average counts as ten reviews, so that a handful of friends cannot make five stars.`,
  },

  check: {
    heading: 'Check a company',
    label: 'Company',
    placeholder: 'Part of its name',
    press: 'Check',
    titleOf: (name: string, year: AwardYear) => `${name} and the employee choice awards ${year}`,
    noScript: 'The check needs JavaScript: it looks the company up by its name. You can read the rules without it.',
    unknown: 'We know no company with that name.',
    missing: 'We could not find this company.',
    failed: 'The check did not work.',
    qualifies: (name: string, year: AwardYear) => `${name} qualifies for ${year}`,
    doesNot: (name: string, year: AwardYear) => `${name} does not qualify for ${year}`,
    criterion: 'What is asked',
    asked: 'Asked',
    found: 'Found',
    result: 'Result',
    criteria: { reviews: 'Reviews in the two years', rating: 'Rating' },
    atLeast: (count: string) => `${count} or more`,
    enough: 'Enough',
    tooFew: 'Too few',
    tooLow: 'Too low',
    noRating: `None: fewer than ${inWords(fewestPeople)} reviews count`,
    today: 'The edition is open: these are the figures of today.',
    frozen: (date: string) => `Figures as they were frozen on ${day(date)}.`,
    places: 'Its places',
    noPlace: `It has no place: in its lists ${mostWinners} companies are rated better, or fewer than ${inWords(fewestQualified)} companies qualify.`,
  },
};

export type AwardWords = typeof words;
