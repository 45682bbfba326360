import type { CollegeSort } from '#core/colleges/college-search.ts';
import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { counted } from '../figures/counts.ts';

export const words = {
  title: 'Colleges in India: who comes to the campus, and what freshers are paid',
  heading: 'Colleges',
  // Promise F-05
  description: 'Which companies come to a college, what they ask there, and what freshers are paid in these jobs. Free to read, no account.',
  lead: 'Which companies come to a campus, what they ask there, and what freshers are paid in these jobs.',
  name: 'College',
  namePlaceholder: 'Such as IIT Bombay, or a city',
  state: 'State',
  everyState: 'All states',
  find: 'Show colleges',
  sort: 'Order',
  sorts: { mostTold: 'Most interviews', name: 'By name' } satisfies Record<CollegeSort, string>,
  interviews: (count: number) => counted(count, 'interview', 'interviews'),
  companies: (count: number) => counted(count, 'company came', 'companies came'),
  nothing: 'No interviews yet',
  none: 'No college matches.',
  noneBecause: 'Type a shorter part of the name, or choose all states.',
  every: 'All colleges',
  more: 'Show more colleges',
  end: 'That is everything.',
  fromTheStart: 'Back to the first page',

  one: {
    title: (college: string) => `${college}: companies, interviews and first salaries`,
    description: (college: string) =>
      `Which companies came to ${college}, what was asked in interviews there, and what freshers are paid in these jobs. Free to read, no account.`,
    courses: 'Courses',
    came: 'Companies that came',
    offers: (count: number) => (count === 0 ? 'no offers yet' : counted(count, 'offer', 'offers')),
    stories: (count: number) => counted(count, 'interview', 'interviews'),
    otherCompanies: (count: number) => counted(count, 'more company', 'more companies'),
    otherJobs: (count: number) => counted(count, 'more job', 'more jobs'),
    pay: 'What freshers are paid in the jobs that companies come here for',
    payHow: 'Median (middle) yearly pay of people with less than a year of experience, wherever they studied.',
    at: (company: string) => `at ${company}`,
    everywhere: 'at all companies',
    people: (count: number) => `${crowdSaid(count)} people`,
    interviews: 'Interviews on campus',
    more: 'Show more interviews',
    end: 'That is everything.',
    none: 'Nobody has shared an interview here yet.',
    write: 'Share your interview',
    missing: 'We could not find this college.',
    missingBecause: 'Search for the college by name. We list public colleges, and others that people named.',
  },
};

export type CollegeWords = typeof words;
