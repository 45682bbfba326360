import type { MemberTrace, OnDeletion } from '#core/privacy/data-map.ts';
import { counted } from '../figures/counts.ts';

export const words = {
  title: 'What we keep',
  description: 'What we can hand over if your company asks, and what we cannot. Then every table and column of this site’s database.',
  heading: 'What we keep',
  asked: {
    heading: 'If your company asks us who wrote something',
    // Promise F-15
    lead: 'A company gets what everyone can read here, and nothing else. A court or an authority can order us to hand over what is stored. This is what there is:',
    can: {
      heading: 'We can hand over',
      // Promise F-15
      items: [
        'What everyone can read here anyway.',
        'Which account wrote under a designation. An account has a made-up name, not yours.',
        'The company, jobs and education in your profile, your messages, and your address for the weekly email, if there are any. They are encrypted, but we have the key.',
        'That an email address, if we are given one, has logged in or was confirmed here.',
        'What an account chose: votes, communities, companies it follows, saved jobs, settings.',
        'When, and with which kind of browser, an account logged in.',
      ],
    },
    cannot: {
      heading: 'We cannot hand over, because we do not have it',
      // Promise F-15
      items: [
        'Who wrote a review, a salary, an interview, benefits or photos. Each has its own key on the author’s device, and nothing leads from it to an account.',
        'Who is behind a made-up name. One that is stored with an account says so on its page.',
        'The day of a review or salary. Only its week is stored.',
        'Your phone number, or the address you log in with.',
        'From which network you wrote. This server writes it down nowhere; a proxy in front of it may write a log.',
      ],
    },
    order: 'What an order must say',
    policy: 'Privacy policy',
  },
  every: 'Every table and column',
  lead: 'This list is made from the database itself: every table and column, what it is for, who may read it, and how long we keep it.',
  // Promise F-15, F-22
  choice:
    'Members who delete their account choose what happens to what they wrote under each name stored with it, and to their feedback: it is deleted too, or it stays without an owner. What they wrote with keys in their browser is deleted first, with those keys, unless they choose otherwise. For everything else, see each table.',
  recorded: 'What your browser sent us in the background',
  traces: {
    account: { heading: 'By the account', text: 'Records that show which member’s account they belong to.' },
    hash: {
      heading: 'By a keyed hash',
      // Promise F-15
      text: 'Records that show a member or moderator only as a code made with this site’s secret key (a keyed hash). Only that key, which is not in the database, can match the code to an account.',
    },
    // Promise F-15
    none: { heading: 'Not linked to a member', text: 'Records that name no member.' },
  } satisfies Record<MemberTrace, { readonly heading: string; readonly text: string }>,
  tables: (count: number) => counted(count, 'table', 'tables'),
  columns: (count: number) => counted(count, 'column', 'columns'),
  deletion: {
    erased: 'When members delete their account, their records here are erased.',
    'with-post': 'Deleted with the post it is part of.',
    'with-session': 'Deleted when that login ends.',
    // Promise F-15, F-22
    wiped: 'When members delete their account, what they wrote here is erased. What remains has no owner.',
    // Promise F-15
    stays: 'Deleting an account erases nothing here.',
  } satisfies Record<OnDeletion, string>,
  always: 'No time limit:',
  // Promise F-15
  days: (days: number) => (days === 0 ? 'Erased when the day (UTC) is over.' : `Erased after ${counted(days, 'day', 'days')}.`),
  column: 'Column',
  purpose: 'What it is for',
  readBy: 'Who may read it',
  // Promise F-15
  readers: { everyone: 'Everyone', operator: 'The people who run this site', 'the server': 'Only the server' },
};

export type PrivacyWords = typeof words;
