import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { grouped } from '#core/figures/counts.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import type { ContributionSort } from '#core/contributions/contribution-order.ts';
import type { FoundCount } from '#core/found-count.ts';
import type { CandidateExperience, Hardness, InterviewOutcome, InterviewSource, RoundKind } from '#core/interviews/interview.ts';
import { counted, showFound } from '../figures/counts.ts';
import { whoCounts } from '../figures/counted-people.ts';
import { inHeadline } from '../figures/headline.ts';
import { inWords } from '../figures/numbers.ts';
import { shareSaid } from '../figures/shares.ts';

/** Share in steps of five percent. At either end only a bound is known. */
const people = (count: number): string => `${crowdSaid(count)} people`;

const daysAfter = (days: number): string => (days === 0 ? 'on the day they were selected' : `within ${counted(days, 'day', 'days')} of being selected`);

export const words = {
  title: (company: string) => `${company} interview questions`,
  titleOf: (job: string, company: string) => `${job} interview questions at ${company}`,
  // Promise F-05
  description: (place: string) =>
    `How interviews go at ${place}: rounds, questions that were asked, how long people waited, and what happened to offers. Free to read, no account.`,
  none: "Candidates haven't shared any interview advice yet.",
  noneFound: 'No interview matches all filters.',
  noneFoundBecause: 'Try fewer filters.',
  clear: 'Clear all',
  more: 'Show more interviews',
  end: 'That is everything.',
  fromTheStart: 'Back to the first page',
  list: 'Interview experiences',

  outcomes: {
    offered: 'Got an offer',
    rejected: 'Rejected',
    // Promise F-24
    silent: 'No reply',
    withdrew: 'Withdrew',
    waiting: 'Still waiting for an answer',
  } satisfies Record<InterviewOutcome, string>,
  hardnesses: { easy: 'Easy', average: 'Average', hard: 'Hard' } satisfies Record<Hardness, string>,
  experiences: { fresher: 'Fresher', experienced: 'Experienced' } satisfies Record<CandidateExperience, string>,
  sources: {
    campus: 'On campus',
    'job-portal': 'Through a job portal',
    referral: 'Through a referral',
    'company-site': 'Through the company’s site',
    recruiter: 'Through a recruiter',
    'walk-in': 'As a walk-in',
    other: 'Another way',
  } satisfies Record<InterviewSource, string>,
  rounds: {
    written: 'Written test',
    practical: 'Practical test',
    group: 'Group discussion',
    assignment: 'Assignment',
    technical: 'Technical round',
    manager: 'Managerial round',
    hr: 'HR round',
    other: 'Another round',
  } satisfies Record<RoundKind, string>,

  figures: {
    heading: 'How they interview',
    ofAll: 'These figures are for freshers and experienced people together, whatever filters you choose below.',
    interviews: (count: number) => counted(count, 'interview', 'interviews'),
    questions: (count: number) => counted(count, 'question', 'questions'),
    experience: (fresher: number, experienced: number) =>
      [fresher > 0 && counted(fresher, 'fresher', 'freshers'), experienced > 0 && `${grouped(experienced)} experienced`].filter(Boolean).join(', '),
    uncounted: (count: number) => `${counted(count, 'interview is', 'interviews are')} not in the figures. ${whoCounts}`,
    tooFew: `We show figures once ${inWords(fewestContributors)} interviews count. Until then, read each interview.`,
    people: (count: number) => counted(count, 'person', 'people'),
    offered: (percent: number) => (percent === 0 ? 'Nobody got an offer' : `${percent}% got an offer`),
    hardness: { easy: 'Most found it easy', average: 'Most found it average', hard: 'Most found it hard' } satisfies Record<Hardness, string>,
    hardnessDiffers: 'People do not agree on how hard it was',
    source: {
      campus: 'Most applied on campus',
      'job-portal': 'Most applied through a job portal',
      referral: 'Most were referred by someone in the company',
      'company-site': 'Most applied on the company’s site',
      recruiter: 'Most applied through a recruiter',
      'walk-in': 'Most were walk-ins',
      other: 'Most applied another way',
    } satisfies Record<InterviewSource, string>,
    sourceDiffers: 'People applied in different ways',
    all: 'All figures',
    rounds: 'Rounds',
    reportedRounds: (count: number) => counted(count, 'round', 'rounds'),
  },

  // Promise F-24
  waits: {
    heading: 'How they treat candidates',
    total: (days: number) => `${days === 0 ? 'Less than a day' : counted(days, 'day', 'days')} from applying to the last round`,
    stages: 'Days of waiting before each round',
    stage: (stage: number, kind: string) => `${grouped(stage)}. ${kind}`,
    days: (days: number, count: number) => `${days === 0 ? 'same day' : counted(days, 'day', 'days')} (${crowdSaid(count)})`,
    median: (count: number) => `median (middle) of ${people(count)}`,
    medians: 'Medians, with the number of people in brackets.',
    noSum: 'They do not add up to the total: not everyone had every round.',
    feedback: (percent: number, count: number) => `${shareSaid(percent, count)} heard from the company how they did (${people(count)}).`,
    unpaid: (hours: number, count: number) =>
      `Half of the candidates did ${hours === 0 ? 'less than an hour' : `${counted(hours, 'hour', 'hours')} or less`} of unpaid work (${people(count)}).`,
  },

  // Promise F-12
  offers: {
    heading: 'What happened to offers',
    revoked: (percent: number, count: number) => `${shareSaid(percent, count)} of offers were withdrawn (${crowdSaid(count)} offers).`,
    moved: (percent: number, count: number) => `${shareSaid(percent, count)} of offers had their joining date changed (${crowdSaid(count)} offers).`,
    letter: (days: number, count: number) => `Half got the offer letter ${daysAfter(days)} (${people(count)}).`,
    joining: (days: number, count: number) => `Half were to join ${daysAfter(days)} (${people(count)}).`,
  },
  how: `Days, hours and percentages are rounded. We show each figure once ${inWords(fewestContributors)} people have answered, and change it only after ${inWords(fewestContributors)} more. ${whoCounts}`,

  filters: {
    heading: 'Filters',
    count: (count: number) => (count === 0 ? 'Filters' : `Filters, ${count} chosen`),
    apply: 'Show interviews',
    show: (found: FoundCount | undefined) => showFound(found, 'interview', 'interviews'),
    designation: 'Job',
    experience: 'Experience',
    outcome: 'How it ended',
    years: 'Period',
    any: 'All',
    sort: 'Order',
    sorts: { popularity: 'Most helpful', newToOld: 'Newest', oldToNew: 'Oldest' } satisfies Record<ContributionSort, string>,
    lastYears: (years: number) => (years === 1 ? 'Last 12 months' : `Last ${years} years`),
    chosen: 'Chosen filters',
    without: (filter: string) => `Remove ${filter}`,
  },

  card: {
    forJob: (job: string | undefined) => (job === undefined ? 'Interview, job not named' : `Interview for ${job}`),
    uncounted: `Not in the figures. ${whoCounts}`,
    at: (college: string) => `at ${college}`,
    hardness: { easy: 'found it easy', average: 'found it average', hard: 'found it hard' } satisfies Record<Hardness, string>,
    week: (monday: string) => `week of ${monday}`,
    edited: 'edited',
    rounds: 'The rounds',
    minutes: (minutes: number) => counted(minutes, 'minute', 'minutes'),
    story: 'How it went',
    tips: 'Tips',
    helpful: 'Helpful',
    helpfulSaid: (count: number): string => (count === 1 ? 'person says so' : 'people say so'),
    report: 'Report',
    share: 'Share',
    open: 'Open only this interview',
    copied: 'Link copied.',
    actions: 'About this interview',
  },

  addYours: {
    // Promise F-26
    many: (count: number) => `This page is based on ${counted(count, 'interview', 'interviews')}. Add yours: it is not linked to any account.`,
    few: (owed: number) => `With ${counted(owed, 'more interview', 'more interviews')}, this page can show how the company treats candidates.`,
    none: 'Be the first to share an interview here. It is not linked to any account.',
    add: 'Add your interview',
    close: 'Not now',
  },

  ways: {
    heading: 'To prepare',
    hiring: (company: string) => `How ${company} hires`,
    anywhere: 'Questions asked anywhere',
    elsewhere: 'Interviews at other companies',
  },

  one: {
    title: (company: string) => `An interview at ${company}`,
    titleOf: (job: string, company: string) => `An interview for ${job} at ${company}`,
    all: (company: string) => `All interviews at ${company}`,
    missing: 'We could not find this interview.',
    missingBecause: 'The author may have deleted it, or it was taken down. The public ledger lists everything taken down, and why.',
    ledger: 'See the ledger',
  },

  hub: {
    title: 'Interview questions in India',
    // Promise F-05
    description: 'Interviews at companies in India, by people who were there: rounds, questions and how they ended. Free to read, no account.',
    heading: 'Interviews',
    lead: 'What was asked, round by round, from people who were there.',
    counted: (count: number) => `${inHeadline(count)} interviews so far.`,
    company: 'Interviews at a company',
    companyPlaceholder: 'Name of a company',
    search: 'Interviews for a job',
    job: 'Job',
    jobPlaceholder: 'Such as Software Engineer',
    jobMissing: 'Write which job you mean.',
    show: 'Show interviews',
    experience: 'Experience',
    all: 'All',
    latest: 'Interview experiences',
    none: 'Nobody has shared an interview here yet.',
    companies: 'Find a company',
    write: 'Share an interview',
    byJob: 'Questions by job',
    bySkill: 'Questions by skill',
    hr: 'What HR asks',
    practise: 'Practise questions',
    colleges: 'Interviews on campus',
  },

  toQuestions: { top: 'What they ask most often', practise: 'Practise their questions' },
};

export type InterviewWords = typeof words;
