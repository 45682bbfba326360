import { titlesOfCounted } from '../kinds/nouns.ts';
import { grouped } from '#core/figures/counts.ts';
import type { CuratedEventType } from '#core/usage/curated-events.ts';
import type { TrackerId } from '#core/usage/tracker.ts';
import type { LoginOutcome, LoginWay, Vital } from '#core/usage/usage-counts.ts';
import type { VitalVerdict } from '#core/usage/vital-verdict.ts';
import { counted } from '../figures/counts.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';

const dayInWords = (day: string): string => daySaid(monthNames, day);

const communities: Readonly<Record<string, string>> = { topic: 'topic', company: 'company', department: 'department', industry: 'industry' };

export const words = {
  title: 'Visitors and pages',
  description: 'How this website is used, as totals without people.',
  lead: 'These are totals. They do not say who anyone is, and nobody is tracked from page to page.',
  back: 'Administration',
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
  byDay: {
    heading: 'Day by day',
    visitors: 'Visitors',
    pages: 'Pages opened',
    searches: 'Searches',
    emptySearches: 'Searches that found nothing',
    signUps: 'New accounts',
    column: 'Day',
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
    lead: 'From the utm marks in links to this site.',
    source: 'Link',
    visits: 'Visits',
    unknown: 'Without a name',
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
    named: (vital: 'INP' | 'CLS', target: string) => `${vital === 'INP' ? 'Late' : 'Jumps'}: ${target || 'the page'}`,
  },
  calls: {
    heading: 'Slow requests',
    lead: 'Only requests that a reader waited for a second or longer.',
    operation: 'Request',
    columns: { times: 'Times', p50: 'Half took', p95: '19 in 20 took', failed: 'Failed' },
  },
  events: {
    heading: 'What members did',
    lead: 'Only from members who allow counting, and for weeks that are over.',
    event: 'What',
    times: 'Times',
    named: (event: string, community: string) => (community === '' ? event : `${event} (${community})`),
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
  more: (count: number) => counted(count, 'more', 'more'),
};

export type HostNumberWords = typeof words;
