import type { CuratedEventType } from '#core/usage/curated-events.ts';
import type { RecordedEvent } from '#core/usage/recorded-call.ts';
import type { LoginOutcome, VisitSpan } from '#core/usage/usage-counts.ts';

export interface RecordedWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly list: string;
  readonly empty: { readonly title: string; readonly because: string };
  readonly remove: string;
  readonly removed: string;
  readonly removing: string;
  readonly allow: string;
  readonly asSent: string;
  readonly more: { readonly title: string; readonly lines: readonly string[] };
  readonly outcomes: Readonly<Record<RecordedEvent['outcome'], string>>;
  readonly consents: { readonly nobody: string; readonly allowed: string; readonly part: string };
  readonly events: {
    readonly visit: Readonly<Record<VisitSpan, string>>;
    readonly page: (page: string) => string;
    readonly source: (source: string) => string;
    readonly vital: (vital: string, page: string) => string;
    readonly slow: (page: string) => string;
    readonly call: (operation: string) => string;
    readonly login: Readonly<Record<LoginOutcome, (way: string) => string>>;
    readonly curated: Readonly<Record<CuratedEventType, (page: string) => string>>;
    readonly error: (message: string) => string;
    readonly impression: (company: string) => string;
    readonly browsing: (company: string) => string;
    readonly view: string;
    readonly other: string;
  };
}

const on = (said: string) => (page: string) => `${said}, on “${page}”`;

export const words: RecordedWords = {
  title: 'What we recorded',
  description: 'What your browser sent us in the background in this tab, in plain words.',
  // Promise F-21
  lead: 'What your browser sent us in the background in this tab. Nothing goes to anyone else.',
  list: 'Recorded in this tab',
  empty: { title: 'Nothing is recorded yet', because: 'What your browser sends us in the background will appear here.' },
  remove: 'Delete the list',
  removed: 'The list is deleted.',
  // Promise F-21
  removing: 'This also deletes what was not sent yet. Counts already sent are not linked to anyone, so we cannot find and delete them.',
  allow: 'Change what you allow',
  asSent: 'The message itself',
  more: {
    title: 'What is listed here, and what is not',
    lines: [
      'Counts are sent without your session and without any id. They are added to the daily totals.',
      'What you do on purpose, such as voting or writing, is in this list only if you allow counting it.',
      'The list is only in this tab, has the last 200 messages, and is gone when you close the tab.',
    ],
  },
  outcomes: { unsent: 'Not sent yet', waiting: 'On its way', sent: 'Sent', failed: 'Did not arrive' },
  consents: { nobody: 'Not linked to you', allowed: 'Because you allow it', part: 'Part of this page' },
  events: {
    visit: { day: 'First page on this device today', week: 'First page on this device this week', month: 'First page on this device this month' },
    page: (page) => `Page opened: “${page}”`,
    source: (source) => `You came through a link marked “${source}”`,
    vital: (vital, page) => `How fast “${page}” was (${vital})`,
    slow: (page) => `“${page}” was slow or jumped, and where`,
    call: (operation) => `A slow answer of our server (${operation})`,
    login: {
      begun: (way) => `Login started (${way})`,
      done: (way) => `Login done (${way})`,
      failed: (way) => `Login failed (${way})`,
    },
    curated: {
      pageView: (page) => `You opened “${page}”`,
      postOpened: (page) => `You opened a post, on “${page}”`,
      postCreated: on('You posted'),
      commentCreated: on('You commented'),
      voted: on('You voted'),
      communityJoined: on('You joined a community'),
      contributionSent: on('You sent a contribution'),
      jobApplied: on('You applied for a job'),
      searched: on('You searched'),
    },
    error: (message) => `Something broke: ${message}`,
    impression: (company) => `You saw a company in a list: ${company}`,
    browsing: (company) => `You looked at ${company}, for your recently viewed list`,
    view: 'You saw a post, for its number of views',
    other: 'Something else',
  },
};
