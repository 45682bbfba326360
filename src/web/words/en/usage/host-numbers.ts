import { titlesOfCounted } from '../kinds/nouns.ts';
import { grouped } from '#core/figures/counts.ts';
import type { CuratedEventType } from '#core/usage/curated-events.ts';
import type { TrackerId } from '#core/usage/tracker.ts';
import type { CallKind, CallSubject, PagePart, PlainCall } from '#core/usage/plain-parts.ts';
import type { LoginOutcome, LoginWay, VisitSource, Vital } from '#core/usage/usage-counts.ts';
import type { VitalVerdict } from '#core/usage/vital-verdict.ts';
import { counted } from '../figures/counts.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';

const dayInWords = (day: string): string => daySaid(monthNames, day);

const communities: Readonly<Record<string, string>> = {
  topic: 'in a topic',
  company: 'about a company',
  department: 'in a department',
  industry: 'in an industry',
};

const parts: Readonly<Record<PagePart, string>> = {
  field: 'a field of a form',
  button: 'a button',
  link: 'a link',
  picture: 'a picture',
  list: 'a list',
  text: 'a text',
  window: 'a window over the page',
  page: 'the whole page',
  other: 'another part',
};

const calls: Readonly<Record<CallKind, string>> = { opened: 'Opened', searched: 'Searched for', sent: 'Sent or changed' };

const subjects: Readonly<Record<CallSubject, string>> = {
  messages: 'messages',
  jobs: 'jobs',
  interviews: 'interviews',
  reviews: 'reviews',
  pay: 'pay',
  benefits: 'benefits',
  photos: 'pictures',
  questions: 'questions and answers',
  posts: 'posts and comments',
  communities: 'communities',
  notifications: 'notifications',
  account: 'an account or a name',
  companies: 'companies',
  lists: 'entries of a list',
  other: 'something else',
};

export const words = {
  title: 'Visitors and pages',
  description: 'How this website is used, as totals without people.',
  lead: 'These are totals. They do not say who anyone is, and nobody is tracked from page to page.',
  span: 'How many days',
  days: (days: number) => `${days} days`,
  none: 'Nothing has been counted yet',
  noneBecause: 'Numbers appear a few seconds after the first visitors.',
  number: grouped,
  day: dayInWords,
  shortDay: (day: string) => `${Number(day.slice(8, 10))} ${(monthNames[Number(day.slice(5, 7)) - 1] ?? '').slice(0, 3)}`,
  answer: 'Summary',
  today: 'Visitors today',
  week: 'Visitors this week',
  month: 'Visitors this month',
  pages: (days: number) => `Pages opened in ${days} days`,
  searches: (days: number) => `Searches in ${days} days`,
  empty: (count: string) => `${count} found nothing`,
  signUps: (days: number) => `New accounts in ${days} days`,
  before: {
    yesterday: (count: number) => `${grouped(count)} yesterday`,
    week: (count: number) => `${grouped(count)} in all of the week before`,
    month: (count: number) => `${grouped(count)} in all of the month before`,
    span: (count: number, days: number) => `${grouped(count)} in the ${days} days before`,
  },
  onDay: (day: string, count: number) => `${day}: ${grouped(count)}`,
  cutOff: (days: readonly string[]) => `Higher than drawn: ${days.join('; ')}.`,
  byDay: {
    heading: 'Day by day',
    visitors: 'Visitors',
    pages: 'Pages opened',
    searches: 'Searches',
    emptySearches: 'Searches that found nothing',
    signUps: 'New accounts',
    column: 'Day',
    sum: (now: number, before: number, days: number) => `${grouped(now)} in these ${days} days, ${grouped(before)} in the ${days} days before.`,
    perDay: (now: number, before: number, days: number) => `${grouped(now)} a day on average, ${grouped(before)} in the ${days} days before.`,
    finding: (of: string, day: string, most: number) => `${of}: most on ${dayInWords(day)}, ${grouped(most)}.`,
  },
  screens: {
    heading: 'Pages, and how fast they are',
    lead: 'Three in four readers had these times or better. LCP: time until the main part is shown. INP: time until a tap gets a response. CLS: how much the page jumps.',
    page: 'Page',
    opened: 'Opened',
    value: (vital: Vital, value: number) => (vital === 'CLS' ? String(value) : value >= 1_000 ? `${(value / 1_000).toFixed(1)} s` : `${Math.round(value)} ms`),
    verdicts: { good: 'Good', 'needs-work': 'Needs work', poor: 'Poor' } satisfies Record<VitalVerdict, string>,
    unknown: 'Not measured',
  },
  contributions: {
    heading: 'What people wrote',
    lead: 'A week is counted when it is over, so that no number shows when someone wrote.',
    week: 'Week from',
    total: 'Contributions',
    kind: 'Kind',
    latest: (now: number, before: number) => `${grouped(now)} in the last finished week, ${grouped(before)} in the week before.`,
    finding: (week: string, most: number) => `Contributions by week: most in the week from ${dayInWords(week)}, ${grouped(most)}.`,
    kinds: titlesOfCounted,
  },
  emptySearches: {
    heading: 'Words that found nothing',
    lead: 'Only words that people in many places searched for on one day. We do not store any others.',
    words: 'Words',
    times: 'Times',
  },
  sources: {
    heading: 'Where visits come from',
    lead: 'Links that you marked yourself, in an email or an advertisement.',
    source: 'Link',
    visits: 'Visits',
    named: ({ source, medium, campaign }: VisitSource) => {
      const more = [medium, campaign].filter(Boolean).map((name) => name.replaceAll(/[-_]/g, ' '));
      if (source === '') return more.length === 0 ? 'Typed in, or a link without a mark' : `Without a name (${more.join(', ')})`;
      return more.length === 0 ? source : `${source} (${more.join(', ')})`;
    },
  },
  clients: {
    heading: 'What people visit with',
    client: 'Device',
    visits: 'Visits',
    named: (isPhone: boolean, tracker: TrackerId, isEmployer: boolean) =>
      `${isPhone ? 'Phone' : 'Computer or tablet'}, ${{ 9205: 'browser', 9206: 'app', 9207: 'Android app', 9208: 'iOS app' }[tracker]}${isEmployer ? ', employer' : ''}`,
  },
  logins: {
    heading: 'Logging in',
    way: 'With',
    ways: {
      google: 'Google',
      facebook: 'Facebook',
      linkedin: 'LinkedIn',
      passkey: 'Passkey',
      mail: 'Email',
      demo: 'Demo',
      other: 'Something else',
    } satisfies Record<LoginWay, string>,
    outcomes: { begun: 'Started', done: 'Done', failed: 'Failed' } satisfies Record<LoginOutcome, string>,
  },
  slow: {
    heading: 'Slow or jumping parts of pages',
    place: 'Place in the page',
    page: 'Page',
    times: 'Times',
    named: (vital: 'INP' | 'CLS', part: PagePart) => `${vital === 'INP' ? 'Slow to answer' : 'Jumped'}: ${parts[part]}`,
  },
  calls: {
    heading: 'Slow requests',
    lead: 'Only requests that a reader waited for a second or longer.',
    operation: 'What someone did',
    named: ({ kind, subject }: PlainCall) => `${calls[kind]} ${subjects[subject]}`,
    columns: { times: 'Times', p50: 'Half took', p95: '19 in 20 took at most', failed: 'Failed' },
  },
  events: {
    heading: 'What members did',
    other: 'Something else',
    lead: 'Only from members who allow counting, and for weeks that are over.',
    event: 'What',
    times: 'Times',
    named: (event: string, community: string) => `${event} ${community}`.trim(),
    types: {
      pageView: 'Opened a page',
      postOpened: 'Opened a post',
      postCreated: 'Wrote a post',
      commentCreated: 'Wrote a comment',
      voted: 'Voted',
      communityJoined: 'Joined a community',
      contributionSent: 'Sent a contribution',
      jobApplied: 'Applied for a job',
      searched: 'Searched',
    } satisfies Record<CuratedEventType, string>,
    communities,
  },
  technical: { fold: 'Technical names, for who looks after the server', places: 'Places', operations: 'Operations' },
  more: (count: number) => counted(count, 'more', 'more'),
};

export type HostNumberWords = typeof words;
