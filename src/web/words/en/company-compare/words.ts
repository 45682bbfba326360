import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { grouped } from '#core/figures/counts.ts';
import { fewestContributors, fewestPeople } from '#core/crowds/fewest.ts';
import { mostComparedCompanies } from '#core/company-compare/company-comparison.ts';
import { counted } from '../figures/counts.ts';
import { inWords } from '../figures/numbers.ts';
import { shareSaid } from '../figures/shares.ts';

const listed = (parts: readonly string[]): string => [parts.slice(0, -1).join(', '), parts.at(-1) ?? ''].filter(Boolean).join(' and ');

export const words = {
  title: 'Compare companies',
  titleOf: (names: readonly string[]) => `${names.join(' or ')}: compare`,
  // Promise F-05
  description: 'Companies side by side: ratings, pay, interviews, leaving, likes and dislikes, and how many people said so. No account needed.',
  descriptionOf: (names: readonly string[]) => `${listed(names)} side by side: ratings, pay, interviews and leaving, and how many people said so.`,
  heading: 'Compare companies',
  lead: `Compare up to ${inWords(mostComparedCompanies)} companies. Send the link to a friend, and they see the same companies.`,
  chosen: 'Companies in this comparison',
  without: (name: string) => `Remove ${name}`,
  clear: 'Start over',
  add: 'Add a company',
  placeholder: 'Name of a company',
  press: 'Add',
  unknown: 'We know no company with that name. Choose one from the list.',
  full: `You can compare up to ${inWords(mostComparedCompanies)} companies. Remove one to add another.`,
  most: 'Most reviewed',
  oneMore: (name: string) => `Add another company to compare ${name} with.`,
  empty: 'Choose two companies to see them side by side.',
  missing: 'One of these companies is not known here.',
  missingBecause: 'This link may be old or wrong.',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'The browser does not allow copying. Copy the link at the top of the browser.',
  table: 'Companies side by side',
  what: 'What is compared',
  pages: 'Read on',
  toPage: (name: string) => `All about ${name}`,

  verdict: {
    everyone: 'All jobs together',
    near: (jobs: readonly string[]) => `No clear difference: ${jobs.join('; ')}.`,
    higher: (whose: string, name: string, value: string, others: readonly string[]) =>
      `${whose}: the median is higher at ${name}, ${value}, compared with ${listed(others)}. People there may have other jobs or more experience.`,
    pay: (name: string, job: string, value: string, others: readonly string[]) =>
      `${job}: the median is ${value} at ${name}, and ${listed(others)}. This does not mean that ${name} pays more: people there may have more experience.`,
    payAt: (name: string, job: string, experience: string, value: string, others: readonly string[]) =>
      `${name} pays more in this job, ${job}, ${experience}: ${value}, compared with ${listed(others)}.`,
    none: (names: readonly string[]) => `We cannot compare pay yet: too few people at ${listed(names)} shared theirs.`,
    toFigures: 'All figures of pay',
  },

  differences: {
    heading: 'Clear differences',
    line: (part: string, numbers: readonly string[]) => `${part}: ${numbers.join(', ')}`,
    at: (name: string, value: string) => `${name} ${value}`,
    more: (count: number) => `${grouped(count)} more`,
    number: (value: string, people: string) => `${value} (${people})`,
    ratedBy: (count: number) => counted(count, 'person', 'people'),
    other: (value: string, name: string) => `${value} at ${name}`,
    none: 'Apart from pay, any difference between them may be chance so far.',
    how: 'We only list differences too large to be chance.',
  },

  rating: {
    heading: 'Ratings',
    whole: 'Overall',
    few: `Fewer than ${fewestPeople} reviews count`,
    reviews: (count: number) => counted(count, 'review', 'reviews'),
    people: (count: number) => `${grouped(count)} people rated this`,
    tooFew: 'Too few people rated this',
  },
  pay: {
    heading: 'Pay',
    none: 'We cannot compare pay yet: too few people there shared theirs.',
    everyone: 'Everyone, all jobs together',
    nearest: 'Similar jobs',
    unknown: 'Not enough data',
    all: 'All jobs at this company',
    allAt: (name: string) => `All pay at ${name}`,
    notAdjusted: 'people of any experience',
  },
  interviews: {
    heading: 'Interviews',
    reported: 'Interviews shared',
    stories: (count: number) => counted(count, 'interview', 'interviews'),
    hard: 'How hard',
    days: 'From applying to the last round',
    rounds: 'Rounds',
    roundsEach: (mean: string) => `${mean} on average`,
    feedback: 'Were given their result',
    few: `Fewer than ${fewestContributors} people answered`,
    people: (count: number) => `${crowdSaid(count)} people`,
    exactly: (count: number) => counted(count, 'interview', 'interviews'),
  },
  leaving: { heading: 'If you leave' },
  said: {
    heading: 'What people say',
    liked: 'People like',
    disliked: 'People dislike',
    given: 'Benefits most people get',
    percentOf: (percent: number, people: number) => `${shareSaid(percent, people)} of ${crowdSaid(people)} people`,
    of: (agree: number, people: number) => `${grouped(agree)} of ${grouped(people)} people`,
    none: `Fewer than ${fewestPeople} people agree on anything`,
  },
  facts: {
    heading: 'The company',
    industry: 'Industry',
    headquarters: 'Head office',
    founded: 'Founded',
    inIndia: 'People in India',
    worldwide: 'Worldwide',
    places: 'Offices',
    morePlaces: (count: number) => counted(count, 'more city', 'more cities'),
    unknown: 'Not known',
  },
};

export type CompanyCompareWords = typeof words;
