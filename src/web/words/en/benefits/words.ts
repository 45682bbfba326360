import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { counted } from '../figures/counts.ts';
import { whoCounts } from '../figures/counted-people.ts';
import { inWords } from '../figures/numbers.ts';
import { shareSaid } from '../figures/shares.ts';
import { benefitNames, groupNames } from './names.ts';

export const words = {
  groups: groupNames,
  names: benefitNames,
  title: (company: string) => `Benefits at ${company}`,
  titleOf: (benefit: string, company: string) => `${benefit} at ${company}`,
  // Promise F-05
  description: (company: string) => `What people get at ${company} besides their pay, and how many say so. Free to read, no account.`,
  heading: 'What people get',
  basedOn: (people: number) => (people > 1 ? `From ${crowdSaid(people)} people` : 'From a few people'),
  share: 'Percentage of those who said yes or no',
  most: (names: readonly string[]) => `Most say they get: ${names.join('; ')}.`,
  // No lone share: always how many, of how many.
  said: (percent: number, people: number) => `${shareSaid(percent, people)} of ${crowdSaid(people)} people say yes`,
  few: 'Too few answers to show',
  // Promise F-02
  how: `We show a percentage once ${inWords(fewestContributors)} people have answered. We round it to tens and change it only after ${inWords(fewestContributors)} new answers, so nobody can find out what one person said. ${whoCounts}`,
  notesCount: (count: number) => counted(count, 'note', 'notes'),
  offers: (names: string, day: string | null) => `The company says it offers: ${names}${day === null ? '' : ` (${day})`}.`,
  none: "Employees haven't shared any benefits yet.",
  tooFew: `Fewer than ${inWords(fewestContributors)} people have shared their benefits here.`,
  toAll: (company: string) => `All benefits at ${company}`,

  addYours: {
    none: 'Say what you get: yes or no, on one page. Your answers are not linked to any account.',
    // Promise F-26
    many: (count: number) => `This page is based on ${crowdSaid(count)} people. Say what you get, too. Your answers are not linked to any account.`,
    add: 'Add your benefits',
    close: 'Not now',
  },

  notes: {
    list: 'Notes from people who get this benefit',
    more: 'Show more notes',
    end: 'That is everything.',
    fromTheStart: 'Back to the first page',
    none: 'Nobody has written a note about this benefit yet.',
    noneFound: 'Nothing is on this page.',
    noneFoundBecause: 'What was here has moved to an earlier page.',
    clear: 'Back to the first page',
  },

  note: {
    week: (monday: string) => `week of ${monday}`,
    edited: 'edited',
    actions: 'About this note',
    share: 'Share',
    report: 'Report',
    open: 'Open only this note',
    copied: 'Link copied.',
  },

  one: {
    title: (benefit: string, company: string) => `A note about ${benefit} at ${company}`,
    missing: 'This note is not here.',
    missingBecause: 'The author may have deleted it, or a moderator took it down. The public ledger lists everything that was taken down.',
    ledger: 'See the ledger',
  },

  unknown: {
    title: 'There is no such benefit.',
    because: 'This benefit is not in our list.',
  },
};

export type BenefitWords = typeof words;
