import { grouped } from '#core/figures/counts.ts';
import { fewestContributors, fewestPeople } from '#core/crowds/fewest.ts';
import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import type { FoundCount } from '#core/found-count.ts';
import type { ReviewCategory, ReviewSign } from '#core/reviews/review.ts';
import type { ContributionSort } from '#core/contributions/contribution-order.ts';
import { counted, showFound } from '../figures/counts.ts';
import { whoCounts } from '../figures/counted-people.ts';
import { inHeadline } from '../figures/headline.ts';

export const words = {
  tab: 'Reviews',
  title: (company: string) => `${company} reviews`,
  // Promise F-05
  description: (company: string) =>
    `What it is like to work at ${company}: likes, dislikes and ratings from people who work or worked there. Free to read, no account.`,
  none: "Employees haven't posted any reviews yet.",
  noneFound: 'No review matches all filters.',
  noneFoundBecause: `Try fewer filters. We only show groups of at least ${fewestContributors} people, so that nobody can be identified.`,
  ownFirst: 'In your language first',
  clear: 'Clear all',
  more: 'Show more reviews',
  end: 'That is everything.',
  fromTheStart: 'Back to the first page',
  list: 'What people say',

  ratings: {
    heading: 'Ratings',
    ofAll: 'These are the stars of all reviews that count, whatever filters you choose below.',
    outOf: 'of 5',
    tooFew: `Fewer than ${fewestPeople} reviews count so far, so there is no rating yet: it would say more about one person than about the company.`,
    count: (count: number) => counted(count, 'review', 'reviews'),
    uncounted: (count: number) => `${counted(count, 'review is', 'reviews are')} not in the stars. ${whoCounts}`,
    lastNinety: (count: number) => `${grouped(count)} in the last 90 days`,
    pulled: (mean: string) =>
      `The plain average of these reviews is ${mean}. With few reviews, or many in one week, we move the rating closer to the industry average.`,
    stars: (stars: number) => counted(stars, 'star', 'stars'),
    share: (percent: number, count: number) => `${percent}% (${grouped(count)})`,
    fold: 'How people rated it',
    spread: 'How many gave which stars',
    byCategory: 'By category',
    categoryCount: (count: number) => `${grouped(count)} rated it`,
    noCategories: `Each category needs ${fewestPeople} ratings before it is shown.`,
    categories: {
      workLife: 'Work and life balance',
      salary: 'Salary and benefits',
      jobSecurity: 'Job security',
      growth: 'Promotions',
      skills: 'Skill development',
      culture: 'Company culture',
      satisfaction: 'Work satisfaction',
    } satisfies Record<ReviewCategory, string>,
    trend: 'Quarter by quarter',
    trendFinding: (from: string, to: string) => `Average rating by quarter, ${from} to ${to}`,
    trendFew: `Three-month periods with fewer than ${fewestPeople} reviews are left blank.`,
    quarter: 'Quarter',
    quarterOf: (place: string, year: string) => `Q${place} ${year}`,
    mean: 'Average stars',
    bursts: (count: number, weeks: string) =>
      `${count === 1 ? 'In one week' : `In ${grouped(count)} weeks`} there was a spike, far more reviews than usual, mostly good or mostly bad: ${weeks}.`,
    leaveOut: 'Leave out spike weeks',
    without: 'Without spike weeks',
  },

  recompute: {
    how: 'How is this calculated?',
    rule: `${whoCounts} Older reviews count less: half after 18 months. All reviews of one week together count as ten at most, or as many as this company usually gets in four weeks, if that is more. We also count the industry’s average as ten reviews, so that a few friends cannot make five stars.`,
    prior: (mean: string) => `Industry average used: ${mean}.`,
    here: 'Recalculate here',
    equal: (rating: string) => `Your browser gets ${rating}: the same number.`,
    unequal: (here: string, there: string) => `Your browser gets ${here}, the page says ${there}. Please tell us.`,
    lead: 'To check our rating, your browser calculates it again from the weekly numbers below.',
    weeks: 'All weeks used',
    week: 'Week',
    given: 'How many gave 1, 2, 3, 4, 5 stars',
  },

  filters: {
    heading: 'Filters',
    count: (count: number) => (count === 0 ? 'Filters' : `Filters, ${count} chosen`),
    apply: 'Show reviews',
    show: (found: FoundCount | undefined) => showFound(found, 'review', 'reviews'),
    rating: 'Stars',
    department: 'Department',
    designation: 'Designation',
    city: 'City',
    employment: 'Employment',
    works: 'Works there',
    years: 'Period',
    any: 'All',
    sort: 'Order',
    sorts: { popularity: 'Most helpful', newToOld: 'Newest', oldToNew: 'Oldest' } satisfies Record<ContributionSort, string>,
    employments: { 'full-time': 'Full time', contract: 'Contract', intern: 'Internship', 'part-time': 'Part time', freelancer: 'Freelance' } satisfies Record<
      EmploymentKind,
      string
    >,
    current: 'Works there now',
    former: 'Left',
    lastYears: (years: number) => (years === 1 ? 'Last 12 months' : `Last ${years} years`),
    chosen: 'Chosen filters',
    without: (filter: string) => `Remove ${filter}`,
  },

  card: {
    likes: 'Likes',
    dislikes: 'Dislikes',
    week: (monday: string) => `week of ${monday}`,
    now: 'works there now',
    left: 'left',
    parts: 'Ratings by category',
    edited: 'edited',
    counted: 'Counted in the stars',
    uncounted: 'Not in the stars',
    counting: `${whoCounts} A review is not linked to any account, so nobody checks that its author works at the company.`,
    signs: { invited: 'Invited by the employer', similar: 'Very similar to another review', burst: 'From a spike week' } satisfies Record<ReviewSign, string>,
    helpful: 'Helpful',
    helpfulSaid: (count: number): string => (count === 1 ? 'person says so' : 'people say so'),
    report: 'Report',
    share: 'Share',
    open: 'Open only this review',
    copied: 'Link copied.',
    actions: 'About this review',
  },

  addYours: {
    // Promise F-26
    many: (count: number) => `${grouped(count)} people have reviewed this company. Add yours: two minutes, and it is not linked to any account.`,
    few: (owed: number) => (owed === 1 ? 'One more review, and this company gets a rating.' : `${grouped(owed)} more reviews, and this company gets a rating.`),
    none: 'Be the first to say what it is like here.',
    add: 'Add your review',
    close: 'Not now',
  },

  one: {
    speaksFor: (company: string) => `Do you speak for ${company}?`,
    speaksForHere: 'Answer in its name',
    title: (company: string) => `A review of ${company}`,
    all: (company: string) => `All reviews of ${company}`,
    missing: 'We could not find this review.',
    missingBecause: 'The author may have deleted it, or it was taken down. The public ledger lists everything taken down, and why.',
    ledger: 'See the ledger',
  },

  hub: {
    title: 'Company reviews in India',
    // Promise F-05
    description: 'The newest and the most helpful reviews of companies in India, by people who work there. Free to read, no account.',
    heading: 'Reviews',
    lead: 'What people say about the companies they work for.',
    counted: (count: number) => `${inHeadline(count)} reviews so far.`,
    sorts: { newToOld: 'Newest', popularity: 'Most helpful' },
    industry: 'Industry',
    city: 'City',
    allIndustries: 'All industries',
    allCities: 'All cities',
    none: 'There are no reviews here yet.',
    companies: 'Find a company',
    write: 'Write a review',
    own: 'Your contributions',
  },
};

export type ReviewWords = typeof words;
