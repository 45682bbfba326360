import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { payText } from '#core/figures/salary-text.ts';
import type { HeadlineKind } from '#core/home/headline-stats.ts';
import type { ScreenName } from '#core/navigation/declared-screens.ts';
import { cities } from '../calculators/cities.ts';
import { counted } from '../figures/counts.ts';
import { daySaid } from '../../figures/date.ts';
import { inHeadline } from '../figures/headline.ts';
import { monthNames } from '../figures/months.ts';
import { inWords } from '../figures/numbers.ts';
import { percent, rounded, writtenRupees } from '../../figures/rupees.ts';

/** Formats a large amount as spoken: ₹18 lakh. */
const inLakh = (rupees: number): string => `₹${payText(rupees, 'INR', { lakh: ' lakh', crore: ' crore', thousandDollars: '' })}`;

const toTheRupee = (rupees: number): string => writtenRupees(rounded(rupees));

/** Promise, and where it can be checked. */
interface Promised {
  readonly heading: string;
  readonly text: string;
  readonly link: string;
  readonly to: ScreenName | undefined;
}

const promise: readonly Promised[] = [
  // Promise F-15, F-32
  {
    heading: 'Nobody can find you.',
    text: 'To write you log in, with a passkey if you like: no name, email or phone. No account is linked to a review.',
    link: 'See what we keep',
    to: 'dataMap',
  },
  // Promise F-02, F-03
  {
    heading: 'Our numbers are honest.',
    text: 'Each pay figure says how many people it is from, how new and how reliable.',
    link: 'How pay is counted',
    to: 'salaries',
  },
  // Promise F-04
  {
    heading: 'Nothing vanishes quietly.',
    text: 'When we remove something, everyone can see that and why.',
    link: 'What was removed',
    to: 'transparency',
  },
  // Promise F-05, F-21
  { heading: 'Reading is free.', text: 'No login, no ad networks, and nothing from other sites unless you ask for it.', link: '', to: undefined },
  // Promise F-22
  { heading: 'It stays yours.', text: 'Change or delete what you wrote. Anyone can run a copy of this site.', link: 'Who runs this site', to: 'contact' },
];

const kinds: Readonly<Record<ContributionKind, { readonly title: (company: string | undefined) => string; readonly text: string }>> = {
  review: { title: (company) => (company ? `Review ${company}` : 'Review an employer'), text: 'What you like, what you do not, seven ratings' },
  interview: { title: () => 'Share an interview', text: 'Rounds, questions, how long it took' },
  photo: { title: (company) => (company ? `Add photos of ${company}` : 'Add office photos'), text: 'The office, the canteen, the team' },
  // Promise F-02
  salary: { title: () => 'Share a salary', text: `We only show figures from ${inWords(fewestContributors)} people or more` },
  benefits: { title: () => 'Say which benefits you get', text: 'Yes or no, on one page' },
};

export const words = {
  title: (brand: string) => `${brand}: know the office before you join it`,
  // Promise F-05
  description: 'What companies and jobs in India pay, and how people who work there rate them. Free to read, no account.',
  heading: 'Know the office before you join it.',
  // Promise F-05
  lead: 'Pay, reviews and interview questions from people who have worked there. Read all of it without an account.',
  searchPlaceholder: 'Company, job or city',
  try: 'Try',
  openJobs: 'Open jobs',
  awards: 'Best companies',
  payOf: (job: string) => `${job} pay`,
  payIn: (job: string) => `${job}, all of India`,
  stats: {
    label: 'How much is here',
    kinds: { reviews: 'reviews', salaries: 'salaries', interviews: 'interviews', people: 'people' } satisfies Record<HeadlineKind, string>,
    count: inHeadline,
    countedOn: (day: string) => `Counted on ${daySaid(monthNames, day)}`,
    roundedDown: 'Rounded down',
  },
  own: {
    heading: 'For you',
    news: 'News of companies you follow',
    isNew: 'New',
    on: (day: string) => daySaid(monthNames, day),
    communities: 'Your communities',
    noCommunities: 'You are in no community yet. Join one, and its posts come first here.',
    allCommunities: 'All communities',
    findCommunities: 'Find communities',
    companies: 'Companies you follow',
    noCompanies: 'None yet. Press Follow on the page of a company, and its news comes here.',
  },
  mostReviewed: 'Most reviewed companies',
  all: 'All companies',
  company: 'Company',
  rating: 'Rating',
  noPay: 'Too few shared their pay',
  payNote: 'Yearly pay of the middle half: a quarter earn less, a quarter more.',
  byIndustry: 'Find by industry',
  allIndustries: 'All industries',
  jobs: {
    heading: 'What common jobs pay',
    all: 'All jobs',
    none: 'Too few people have shared their pay yet.',
    tell: 'Share a salary',
  },
  work: {
    heading: 'Calculate before you sign',
    all: 'All calculators',
    fair: 'Are you paid fairly?',
    takeHome: (ctc: number, month: number) => `${inLakh(ctc)} CTC is ${toTheRupee(month)} a month`,
    gratuity: (years: number, wages: number, amount: number) => `${years} years at ${toTheRupee(wages)} basic pays ${toTheRupee(amount)}`,
    hra: (rent: number, city: string, exempt: number) => `${toTheRupee(rent)} rent in ${city}: ${toTheRupee(exempt)} a year tax-free in the old regime`,
    hike: (from: number, to: number, share: number) => `${inLakh(from)} to ${inLakh(to)} is a ${percent(share)} hike`,
    half: (job: string, median: number) => `${job}: half earn less than ${inLakh(median)} a year`,
    leads: {
      takeHome: 'What reaches your bank each month',
      gratuity: 'Paid when you leave a job',
      hra: 'How much rent is free of tax',
      hike: 'In-hand pay after a hike',
      paidFairly: 'How you compare with people in your job',
    },
  },
  discussed: {
    heading: 'Being discussed',
    all: 'All communities',
    comments: (count: number) => counted(count, 'comment', 'comments'),
    none: 'Nobody has commented on a post here yet.',
    begin: 'See the communities',
  },
  reviews: {
    heading: 'Latest reviews',
    all: 'All reviews',
    none: 'Nobody has written a review here yet.',
    write: 'Review an employer',
  },
  add: {
    heading: 'Add what you know',
    // Promise F-07
    lead: 'Takes a few minutes. To send it you log in, any way you like; no name and no account is linked to it.',
    own: 'Your contributions',
    kinds,
  },
  promises: 'What we promise, and how to check it',
  promise,
  box: {
    heading: 'What would you take home?',
    // Promise F-08
    lead: 'What reaches your bank each month, and by which rules. Calculated on your device.',
    amount: 'Yearly CTC',
    placeholder: '18 lakh',
    city: 'City you work in',
    show: 'Show take-home',
    cities,
  },
};

export type HomeWords = typeof words;
