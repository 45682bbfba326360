import type { EmploymentType } from '#core/careers/employment-type.ts';
import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { grouped } from '#core/figures/counts.ts';
import { payRangeText, salaryText } from '#core/figures/salary-text.ts';
import type { FoundCount } from '#core/found-count.ts';
import { manyReposts, newDays, longDays, saidOpenDays, staleDays, unconfirmedDays, type FreshnessLabel } from '#core/jobs/job-freshness.ts';
import type { JobOutcome } from '#core/careers/job-outcome.ts';
import type { JobScamSign } from '#core/jobs/job-scam-signs.ts';
import type { CtcStep, JobSort } from '#core/jobs/job-search.ts';
import type { JobFault } from '#core/jobs/job-fault.ts';
import type { AdVerdict } from '#core/jobs/ad-against-pay.ts';
import type { Compensation, RealPay, Workplace } from '#core/jobs/job.ts';
import { mostCountedJobs } from '#core/jobs/jobs.ts';
import { grievanceDeadlines } from '#core/operator/grievance-deadlines.ts';
import type { ExperienceBand } from '#core/salaries/salary.ts';
import { counted, showFound } from '../figures/counts.ts';
import { daySaid } from '../../figures/date.ts';
import { joinedWords } from '../../figures/joined-words.ts';
import { monthNames } from '../figures/months.ts';
import { inWords } from '../figures/numbers.ts';
import { experienceBandsSaid, spokenPay, spokenRange, writtenPay, writtenRange } from '../figures/pay.ts';
import { writtenRupees } from '../../figures/rupees.ts';
import { shareSaid } from '../figures/shares.ts';

/** Pay of an advertisement or the middle half: 9 – 12.5 LPA, or Not Disclosed. */
const range = ({ minCtc, maxCtc, currency }: Compensation): string => payRangeText({ currency, from: minCtc, to: maxCtc }, writtenRange, writtenPay);

const rangeHeard = ({ minCtc, maxCtc, currency }: Compensation): string => payRangeText({ currency, from: minCtc, to: maxCtc }, spokenRange, spokenPay);

const amount = (rupees: number): string => salaryText(rupees, writtenPay);

function peopleWith(experience: ExperienceBand | null): string {
  if (experience === null) return 'people with any experience';
  return experience === '0-1' ? 'freshers' : `people with ${experienceBandsSaid[experience]} of experience`;
}

function earners(of: RealPay['of'], experience: ExperienceBand | null, city: string | null): string {
  const where = of === 'company' ? 'here' : 'at any company';
  return sentenceCase(`${peopleWith(experience)} ${where}, ${city ?? 'all cities'}.`);
}

const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const day = (date: string): string => daySaid(monthNames, date);

const years = (count: number): string => counted(count, 'year', 'years');

export const words = {
  title: 'Jobs in India and what they really pay',
  // Promise F-05
  description: 'Open jobs in India, with the real pay that people shared, what is left in hand, and how recent each job is. Free to read, no account.',
  heading: 'Jobs',
  lead: 'See what the ad says, and next to it what people say the job really pays.',
  titleAt: (company: string) => `Jobs at ${company}`,
  descriptionAt: (company: string) => `Open jobs at ${company}, with the real pay that people there shared, and how recent each job is.`,
  titleOf: (job: string) => `${job} jobs`,
  descriptionOf: (job: string) => `Open jobs as ${job} in India, with the real pay that people shared, and how recent each job is.`,
  titleFor: (skill: string) => `${skill} jobs`,
  descriptionFor: (skill: string) => `Open jobs in India that ask for ${skill}, with the real pay that people shared, and how recent each job is.`,
  tabsOf: 'Pages for this job title',
  tabsFor: 'Pages of this skill',
  missing: 'We could not find this page.',
  missingTitle: 'We do not know this job title.',
  missingSkill: 'We do not know this skill.',
  missingBecause: 'This link may be old or wrong.',
  toAll: 'All jobs',

  list: 'Open jobs',
  count: (jobs: number) => (jobs >= mostCountedJobs ? `${grouped(mostCountedJobs)}+ jobs` : counted(jobs, 'job', 'jobs')),
  more: 'Show more jobs',
  end: 'That is everything.',
  fromTheStart: 'Back to the first page',
  noneFound: 'No job matches all filters.',
  noneFoundBecause: 'Try fewer filters.',
  startOver: 'Start over',
  none: 'No jobs are listed here yet.',
  noneBecause: 'Employers add jobs from their own sites.',
  noneAt: 'No current job openings found.',
  noneAtBecause: 'You can still read this company’s reviews, salaries and interviews.',
  bySkill: 'Jobs by skill',

  filters: {
    label: 'Find jobs',
    heading: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters, ${chosen} chosen`),
    apply: 'Show jobs',
    show: (found: FoundCount | undefined) => showFound(found, 'job', 'jobs'),
    find: 'Find',
    k: 'Job, skill or company',
    kPlaceholder: 'Such as SQL',
    designation: 'Words in the job title',
    designationPlaceholder: 'Such as senior',
    job_profile: 'Job title',
    company_name: 'Company',
    location: 'City',
    experience: 'Your experience',
    ctc: 'Advertised pay a year',
    workplace: 'Where you work',
    employment: 'Kind of job',
    freshness: 'First seen',
    industry: 'Industry',
    any: 'Any',
    counted: 'Each number is how many jobs fit that choice and your other filters.',
    countedAmong: (jobs: number) => `There are more than ${grouped(jobs)} jobs. The numbers here are of the newest ${grouped(jobs)}.`,
    unknown: (filter: string, value: string) => `${filter}: we do not know “${value}”, so it filters nothing here.`,
    years: (count: number) => (count === 0 ? 'Fresher' : years(count)),
    lastDays: (days: number) => (days === 1 ? 'Since yesterday' : `Last ${days} days`),
    ctcs: {
      '0-3': 'Up to ₹3 lakh',
      '3-6': '₹3 to 6 lakh',
      '6-10': '₹6 to 10 lakh',
      '10-15': '₹10 to 15 lakh',
      '15-25': '₹15 to 25 lakh',
      '25-50': '₹25 to 50 lakh',
      '50-100': '₹50 lakh to 1 crore',
      '100+': '₹1 crore and more',
    } satisfies Record<CtcStep, string>,
    sort: 'Order',
    sorts: { newest: 'Newest', pay: 'Highest advertised pay', rating: 'Best rated company' } satisfies Record<JobSort, string>,
    chosen: 'Chosen filters',
    without: (filter: string) => `Remove ${filter}`,
    wordsChosen: (typed: string) => `“${typed}”`,
    titleChosen: (typed: string) => `Title contains “${typed}”`,
  },

  workplaces: { office: 'In the office', hybrid: 'Hybrid', remote: 'From home' } satisfies Record<Workplace, string>,
  employments: { fulltime: 'Full time', parttime: 'Part time', contractual: 'Contract', intern: 'Internship', freelancer: 'Freelance' } satisfies Record<
    EmploymentType,
    string
  >,
  experience: (from: number | null, to: number | null) => {
    if (to === null) return from === null || from === 0 ? undefined : `${years(from)} or more`;
    if (to === 0) return 'Freshers';
    return from === null || from === 0 ? `Up to ${years(to)}` : from === to ? years(to) : `${from} to ${years(to)}`;
  },
  cities: (names: readonly string[]) => joinedWords(names, ' and '),
  moreCities: (names: readonly string[], others: number) => `${names.join(', ')} and ${others} more`,

  pay: {
    verdicts: {
      above: 'The ad is above what most people get',
      near: 'The ad is close to what people get',
      below: 'Most people get more than the ad says',
      unstated: 'No pay in the ad. This is what people get',
      unknown: 'What people get is not known yet',
      unlike: 'People of all experience, so only a hint',
      foreign: 'The ad is in another currency',
    } satisfies Record<AdVerdict, string>,
    adSays: 'The ad says',
    peopleGet: 'People get',
    got: ({ low, high, median }: Pick<RealPay, 'low' | 'high' | 'median'>) =>
      low !== null && high !== null ? range({ minCtc: low, maxCtc: high, currency: 'INR' }) : `about ${amount(median)}`,
    median: (said: string) => `Median ${said}`,
    earners,
    amount,
    amountHeard: (rupees: number) => salaryText(rupees, spokenPay),
    range,
    rangeHeard,
    people: (people: number) => `${crowdSaid(people)} people`,
    ofFew: 'from few companies',
    inHand: (rupees: number) => `≈ ${writtenRupees(rupees)} in hand a month`,
    tooFew: 'Too few people shared their pay',
    behind: 'See the figures',
    marketNote: 'Too few people in this job at this company shared their pay. This is what people with this job title shared at any company.',
    inHandNote: 'We calculate the pay in hand from the median (middle) pay, by today’s tax law in the new regime.',
    heading: 'What it pays',
  },

  // Promise F-24
  freshness: {
    heading: 'How recent this job is',
    labels: { new: 'New', confirmed: 'Still listed', 'open-long': 'Listed for long', reposted: 'Posted again', stale: 'Old ad' } satisfies Record<
      FreshnessLabel,
      string
    >,
    firstSeen: (date: string) => `First seen on ${day(date)}.`,
    seen: (date: string) => `First seen ${day(date)}`,
    stillListed: (date: string) => `still listed on ${day(date)}`,
    lastListed: (date: string) => `last listed on ${day(date)}`,
    saidOpenBy: (date: string) => `the employer said on ${day(date)} that it is open`,
    lastConfirmed: (date: string) => `It was last listed on ${day(date)}.`,
    reposts: (count: number) =>
      count === 0 ? 'It was never taken down and posted again.' : `It was taken down and posted again ${counted(count, 'time', 'times')}.`,
    saidOpen: (date: string) => `The employer said on ${day(date)} that it is open.`,
    byCompany: (date: string | null) => (date === null ? 'by the company' : `by the company, ${day(date)}`),
    byCompanyNote: 'The company listed it here itself.',
    closesOn: (date: string) => `The employer closes it after ${day(date)}.`,
    closed: 'Closed',
    closedNote: 'This job is closed. You can still read it.',
    what: 'What do these words mean?',
    meanings: {
      new: `We first saw this job in the last ${inWords(newDays)} days.`,
      confirmed: `On the employer’s own site within the last ${unconfirmedDays} days, or the employer said within the last ${saidOpenDays} days that it is open.`,
      'open-long': `Listed for more than ${longDays} days.`,
      reposted: 'Taken down and posted again more than once.',
      stale: `Listed for ${staleDays} days or more, or not on the employer’s site for ${unconfirmedDays} days. Or posted again ${inWords(manyReposts)} times or more, and nobody has shared how their application ended.`,
    } satisfies Record<FreshnessLabel, string>,
    noBlame: 'These words say what we have seen on the employer’s site, and not why. We have not checked the job itself.',
  },

  hiring: {
    heading: 'How they hire',
    days: (days: number, people: number) =>
      `From applying to the last interview round it usually takes ${days === 0 ? 'less than a day' : counted(days, 'day', 'days')} (median of ${crowdSaid(people)} people).`,
    honoured: (revoked: number, people: number) =>
      `${shareSaid(100 - revoked, people)} of offers stayed valid: the company did not take them back (${crowdSaid(people)} offers in all).`,
    moved: (percent: number, people: number) => `${shareSaid(percent, people)} of offers had their joining date changed (${crowdSaid(people)} offers in all).`,
    ofTitle: (job: string) => `From interviews for ${job} at this company.`,
    ofCompany: 'From all interviews at this company.',
    tooFew: 'Too few people have shared how interviews go at this company.',
    all: (company: string) => `Interviews at ${company}`,
  },

  outcomes: {
    heading: (company: string) => `What happened to applications at ${company}`,
    names: { silent: 'No answer', rejected: 'Rejected', offered: 'Got an offer' } satisfies Record<JobOutcome, string>,
    people: (people: number) => `${crowdSaid(people)} people`,
    share: (percent: number) => `${percent}%`,
    ofAll: 'of all jobs at this company',
    tooFew: `We show figures when ${inWords(fewestContributors)} people have shared how their application ended.`,
  },

  // Promise F-25
  scam: {
    none: 'Read for signs of a scam: none found. We have not called the employer or checked the job itself.',
    heading: 'This job has signs of a scam',
    advice: 'Do not pay. Do not send documents or codes. An employer pays you, never the other way round.',
    usesName: 'Uses the name of',
    aboveUsual: (pay: string, usual: string, experience: ExperienceBand | null, city: string | null) =>
      `Offers ${pay}. This work usually pays ${usual} (${peopleWith(experience)}, ${city ?? 'all cities'}).`,
    paid: 'Paid already? Call',
    helpline: 'The national cyber crime helpline, free. Then tell your bank.',
    signs: {
      fee: 'Asks for money. An employer does not charge for a job.',
      deposit: 'Asks for a deposit. An employer does not take one for a job.',
      'payment-id': 'Gives a UPI ID or an account to pay into. An employer pays you; you never pay the employer.',
      'free-address': 'Asks you to apply at a free email address or web page that anyone can make, not at the company’s own.',
      'off-platform': 'Wants to move to a chat app. A real employer has a site or an office.',
      secret: 'Asks for a secret such as an OTP or a card number. No employer needs one.',
      'pay-above-market': 'Offers far more than this work usually pays.',
      other: 'Uses words that are common in job scams.',
    } satisfies Record<JobScamSign, string>,
  },

  report: {
    open: 'Report this job',
    heading: 'Something wrong with this job?',
    lead: 'Already filled, other pay in the interview, asked for money? Tell us. No account is recorded, and the company does not hear of it.',
    choose: 'What happened?',
    faults: {
      money: 'They asked for money: a fee, a deposit, a laptop, training',
      secret: 'They asked for documents or a code: Aadhaar, PAN, OTP, bank login',
      other: 'Something else is wrong: filled, copied, not this company',
    } satisfies Record<JobFault, string>,
    note: 'What happened, in your words (you need not write anything)',
    read: `The grievance officer reads it and must answer within ${grievanceDeadlines.decidedDays} days.`,
    send: 'Send report',
    cancel: 'Cancel',
    done: 'Thank you. Your report has arrived.',
    number: 'Its number',
    answer: 'With this number you can read the answer. Write it down: nobody can find it for you.',
    lookUp: 'Read the answer',
    offline: 'No connection. Your report is still here; send it when you are back online.',
    limited: 'Too many tries. Wait a few minutes; your report is still here.',
    failed: 'Your report could not be sent. It is still here; try again.',
  },

  removal: {
    open: 'Take this job down',
    title: (job: string) => `Take “${job}” down?`,
    means: 'It leaves every list and page. No feed and no company desk can bring it back.',
    done: 'The job is taken down.',
    cancel: 'Not now',
    failed: 'That did not work. Try again.',
  },

  one: {
    about: 'The job as the employer describes it',
    noDescription: 'The employer says nothing more about it.',
    skills: 'Skills',
    similar: 'More like this',
    allAt: (company: string) => `All jobs at ${company}`,
    allOf: (job: string) => `All ${job} jobs`,
    at: (title: string, company: string) => `${title} at ${company}`,
    describedAs: (title: string, company: string) => `${title} at ${company}: what it really pays, how recent it is, and how they hire.`,
    closedTitle: (title: string) => `Closed: ${title}`,
    missing: 'This job is not here.',
    missingBecause: 'This link may be old or wrong. Jobs that are closed can be read for a while.',
    toAll: 'All jobs',
  },

  // Promise R-193
  apply: {
    button: 'Apply',
    where: (site: string) => `You apply on ${site}.`,
    whereByMail: (site: string) => `You apply by email to an address at ${site}.`,
    heading: 'Apply on the employer’s site',
    headingByMail: 'Apply by email',
    leaving: (site: string, brand: string) => `You are going to ${site}, the employer’s site. ${brand} does not record that you applied.`,
    leavingByMail: (site: string, brand: string) => `You apply by email to the employer, at ${site}. ${brand} does not record that you applied.`,
    go: (site: string) => `Continue to ${site}`,
    mail: (address: string) => `Write to ${address}`,
    newTab: '(opens in a new tab)',
    save: 'Log in to save this job',
    saveReason: 'You need no account to apply. You only log in to save a job: then you find it on all your devices.',
    closed: 'This job has been closed. You can no longer apply.',
    signs: 'We have just found signs of a scam in this job. Load this page again to see them before you apply.',
    offline: 'No connection. This job stays here; try again when you are back online.',
    failed: 'That did not work. Try again.',
    again: 'Try again',
    asking: 'Opening the employer’s site',
    askingByMail: 'Asking for the email address',
    // Promise F-25
    anyway: 'I still want to apply',
    goOn: {
      money: 'They ask for money. Continue?',
      secret: 'They ask for codes or papers that no employer needs. Continue?',
      other: 'This job has signs of a scam. Continue?',
    } satisfies Record<JobFault, string>,
    unknownMail: (site: string) => `The email goes to an address at ${site}. It may not belong to the company.`,
    unknownSite: (site: string) => `The link leads to ${site}. It may not belong to the company.`,
    goAnyway: (site: string) => `Yes, open ${site}`,
  },
};

export type JobWords = typeof words;
