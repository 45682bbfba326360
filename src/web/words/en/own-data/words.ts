import { titlesOfOne } from '../kinds/nouns.ts';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { counted } from '../figures/counts.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';

/** Parts of a member's export, in order of appearance. */
export const ownDataParts = ['account', 'name', 'contributions', 'device'] as const;
export type OwnDataPart = (typeof ownDataParts)[number];

export interface OwnDataPageWords {
  readonly title: string;
  readonly lead: (day: string) => string;
  readonly parts: Readonly<Record<OwnDataPart, { readonly heading: string; readonly lead: string }>>;
  readonly kinds: Readonly<Record<ContributionKind, string>>;
}

export interface OwnDataWords {
  readonly heading: string;
  readonly lead: string;
  readonly parts: readonly string[];
  readonly contributions: string;
  readonly contributionsNote: string;
  readonly withoutHeading: string;
  readonly without: readonly string[];
  readonly press: string;
  readonly again: string;
  readonly busy: string;
  readonly stop: string;
  readonly stopped: string;
  readonly progress: Readonly<Record<OwnDataPart, (count: number) => string>>;
  readonly waiting: string;
  readonly done: string;
  readonly save: string;
  readonly gone: string;
  readonly failed: string;
  readonly page: OwnDataPageWords;
}

export const words: OwnDataWords = {
  heading: 'Download your data',
  // Promise F-22
  lead: 'A zip file with everything we have about you: a page to read in a browser, and JSON files for programs. It is made on this device and sent to nobody.',
  parts: [
    'your account: logins, work and education, preferences, posts, votes, reports and messages',
    // Promise F-07
    'what you wrote under your made-up name, if its key is in this browser; loaded with the key, without your account',
    'drafts and everything else that only this browser knows',
  ],
  contributions: 'Include the reviews, salaries and interviews that I sent from this browser',
  // Promise F-07
  contributionsNote:
    'Each of these is loaded with its own key. But all are loaded one after the other, so the people who run this site could tell from the time that they are yours. None of that is stored.',
  withoutHeading: 'What is not in it, and why',
  without: [
    'Pictures: the file only has their numbers. Save them from the pages that show them.',
    // Promise F-22
    'What others wrote or did: who replied, who reported you, who is muted or blocked.',
    'Keys, codes and other secrets: they tell you nothing, but someone who finds the file could misuse them.',
    'Notes between moderators, and how much a report counts: people with bad intentions could use that.',
    'Which communities you joined and which companies you looked at: they are not linked to an account, and this browser stores them in cookies that no page can read.',
  ],
  press: 'Prepare my data',
  again: 'Prepare it again',
  busy: 'Preparing',
  stop: 'Stop',
  stopped: 'Stopped. Nothing was saved.',
  progress: {
    account: (count) => `Account: ${counted(count, 'record', 'records')}`,
    name: (count) => `Made-up name: ${counted(count, 'record', 'records')}`,
    contributions: (count) => `Contributions: ${counted(count, 'thing', 'things')}`,
    device: (count) => `This browser: ${counted(count, 'thing', 'things')}`,
  },
  waiting: 'No connection. It continues automatically when you are back online.',
  done: 'Your data is ready. It is private: store the file where only you can open it.',
  save: 'Save the file',
  gone: 'It took too long. Please start again.',
  failed: 'That did not work. Please try again.',
  page: {
    title: 'My data',
    lead: (day) =>
      `Everything that was stored on ${daySaid(monthNames, day)}. The JSON files next to this page have the same data; schema.json describes them.`,
    parts: {
      account: { heading: 'Account', lead: 'What the site stores about the account, table by table.' },
      name: { heading: 'Made-up name', lead: 'What the site stores about the made-up name. It is not linked to any account.' },
      contributions: { heading: 'Contributions', lead: 'What was sent from this browser, each with its own key.' },
      device: { heading: 'This browser', lead: 'What only the browser knew: drafts, settings and notes about keys.' },
    },
    kinds: titlesOfOne,
  },
};
