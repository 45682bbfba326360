import { mostOffers } from '#core/compare-offers/most-offers.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import type { PaySort } from '#core/salaries/pay-search.ts';
import { counted } from '../figures/counts.ts';
import { inHeadline } from '../figures/headline.ts';
import { inWords } from '../figures/numbers.ts';

export const words = {
  none: 'We do not have sufficient salary data.',
  opens: (fewest: number) => `Either fewer than ${inWords(fewest)} people shared their pay, or the figure would show what one of them earns.`,
  opensJob: (fewest: number) =>
    `For one company, job, city and experience together we need at least ${inWords(fewest)} people, sometimes more, so that nobody can be identified.`,
  tell: 'Add your salary',
  tellFirst: 'Your salary is not linked to your account.',
  add: {
    // Promise F-26
    many: (stepped: string) =>
      `These figures are based on ${stepped} people. Add your salary: it is not linked to any account, and the page stays open to you either way.`,
    // Promise F-26
    few: `Figures here need at least ${inWords(fewestContributors)} people. Add your salary: it is not linked to any account.`,
    close: 'Not now',
  },

  nearest: {
    jobs: 'What these jobs pay elsewhere',
    companies: 'What similar companies pay',
    department: 'Other jobs of this kind in India',
    at: (job: string, company: string) => `${job} at ${company}`,
    in: (job: string, city: string) => `${job} in ${city}`,
    everywhere: (job: string) => `${job} in India`,
  },

  narrow: {
    label: 'Whose pay',
    apply: 'Show pay',
    city: 'City',
    department: 'Department',
    experience: 'Experience',
    employment: 'Employment',
    allCities: 'All cities',
    allDepartments: 'All departments',
    allExperience: 'All experience',
    allEmployments: 'All employment',
    fresher: 'Fresher',
    years: (years: number, isMost: boolean): string => (isMost ? `${years}+ years` : years === 1 ? '1 year' : `${years} years`),
    clear: 'Clear all',
    jobs: (count: number) => counted(count, 'job', 'jobs'),
    sort: 'Order',
    sorts: { popularity: 'Most salaries', pay: 'Best paid' } satisfies Record<PaySort, string>,
  },

  company: {
    title: (company: string) => `${company} salaries`,
    // Promise F-05
    description: (company: string) =>
      `What jobs pay at ${company}, from people who work there: the middle salary, what the middle half earn, by city and experience. Free to read, no account.`,
    everybody: (company: string) => `Pay at ${company}`,
    tooFewTogether: 'We cannot show one figure for everyone here. Too few people shared their pay, or the figure would show what some of them earn.',
    jobs: 'By job',
    noneAlone: 'Too few people shared their pay to show any one job here.',
    noneFound: 'With these filters, too few people shared their pay in any job.',
    noneFoundBecause: 'Try fewer filters.',
    hasMore: (most: number) => `These are ${most} jobs. There are more: filter by department, city or years of experience.`,
  },

  received: {
    heading: 'Promised and paid',
    variablePaid: 'How much of the promised variable pay was paid',
    hike: 'Hike received',
    hikeMissing: 'Hike received, compared with the one announced',
    months: 'Last pay revision',
    percent: (median: number) => `${median}%`,
    points: (missing: number) =>
      missing === 0 ? 'As announced' : `${counted(Math.abs(missing), 'percentage point', 'percentage points')} ${missing > 0 ? 'less' : 'more'}`,
    monthsOf: (median: number) => `${counted(median, 'month', 'months')} ago`,
    note: `Each figure is the middle of what people got in a year (median): half got less, half more. At least ${inWords(fewestContributors)} people shared theirs.`,
    tellYours: 'Share how your year went',
  },

  job: {
    title: (job: string, company: string) => `${job} salary at ${company}`,
    heading: (job: string, company: string) => `${job} pay at ${company}`,
    description: (job: string, company: string) =>
      `What a ${job} earns at ${company}: the middle salary, the range of the middle half of people, and how many shared their pay. By experience and city.`,
    missing: 'We do not know this job.',
    missingBecause: 'This link may be old or wrong. Search for the job by name.',
    toHub: 'Look up a job',
    salaries: 'Salaries',
    // Promise F-02
    noWhole: 'We cannot show one figure for everyone in this job.',
    // Promise F-02
    noWholeBecause: 'Next to the groups below, that figure would show what a few people earn. Each group below is large enough by itself.',
    // Promise F-02
    ofEverybody: 'These figures are for everyone in this job, whatever filters you choose above.',
    widened: (asked: string, shown: string, fewest: number) =>
      `We cannot show “${asked}”: fewer than ${inWords(fewest)} people shared their pay, or the figure would show what one of them earns. Shown instead: ${shown}.`,
    byExperience: 'By experience',
    byCity: 'By city',
    byEmployment: 'By employment',
    byCompany: 'By company',
    // Promise F-02
    hidden: `We never show groups of fewer than ${inWords(fewestContributors)} people, or groups that would give a small one away.`,
    here: (company: string) => `Here, at ${company}`,
    everywhere: 'The same job everywhere',
    atAll: 'At all companies',
    dollars: 'Paid in dollars',
    dollarsLead: 'Some employers abroad pay in dollars. We count these salaries separately from rupees.',
    next: 'Next steps',
    inHand: (pay: string) => `What is ${pay} in hand?`,
    offer: 'Compare it with an offer',
    fair: 'Are you paid fairly?',
    jobs: 'Open jobs',
  },

  designation: {
    title: (job: string) => `${job} salary in India`,
    heading: (job: string) => `${job} pay in India`,
    description: (job: string) =>
      `What a ${job} earns in India: the middle salary, the range of the middle half of people, and how many shared their pay. By experience, city and company.`,
    tabs: 'About this job',
  },

  hub: {
    title: 'Salaries in India',
    // Promise F-05
    description: 'What jobs really pay in India, by people who do them: by city, experience and company. Free to read, no account.',
    heading: 'Salaries',
    lead: 'What a job really pays, from people who do it.',
    counted: (count: number) => `${inHeadline(count)} salaries so far.`,
    search: 'Look up a job',
    job: 'Job',
    jobPlaceholder: 'Such as Software Engineer',
    jobMissing: 'Write which job you mean.',
    show: 'Show pay',
    open: (job: string) => `See what this job pays: ${job}`,
    company: 'What a company pays',
    companyPlaceholder: 'Name of a company',
    most: 'Jobs with the most salaries',
    mostNarrowed: 'Jobs with the most salaries there',
    noneYet: 'Too few people have shared their pay for any job here yet.',
    calculators: 'Calculators',
    compare: 'Compare jobs',
  },

  compare: {
    title: 'Compare salaries',
    description: `Compare the pay of up to ${inWords(mostOffers)} jobs: the middle salary, what the middle half earn, how many people, and how reliable.`,
    heading: 'Compare salaries',
    lead: `Up to ${inWords(mostOffers)} jobs side by side. The list stays on this device.`,
    compare: 'Compare',
    isIn: 'See the comparison',
    full: `You can only add ${mostOffers} salaries/offers.`,
    toList: 'See the comparison',
    none: 'Nothing to compare yet.',
    noneBecause: 'Look up a job below, or press Compare on the page of a job.',
    missing: 'We do not know one of these jobs.',
    startOver: 'Start over',
    remove: (job: string) => `Remove ${job}`,
    add: 'Add a job',
    company: 'Company (optional)',
    companyMissing: 'We know no company with that name. Choose one from the list.',
    offers: 'Compare your own offers',
    list: 'Jobs side by side',
  },
};

export type PayWords = typeof words;
