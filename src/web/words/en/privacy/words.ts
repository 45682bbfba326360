import type { MemberTrace, OnDeletion } from '#core/privacy/data-map.ts';
import { counted } from '../figures/counts.ts';

export const words = {
  title: 'What we keep',
  description: 'Every table and column of this site’s database, what it is for, who may read it, and how long we keep it.',
  heading: 'What we keep',
  lead: 'This page is made from the database itself: every table and column, what it is for, who may read it, and how long we keep it.',
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
