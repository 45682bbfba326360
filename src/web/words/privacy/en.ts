import type { MemberTrace, OnDeletion } from '#core/privacy/data-map.ts';
import { counted } from '../figures/counts-en.ts';

/** Sentences of the data map. */
export const words = {
  title: 'What we keep',
  description: 'Every table and column of this installation, what it is for, who may read it, and how long it is kept.',
  heading: 'What we keep',
  lead: 'This page is made from the database itself: every table and every column, what it is for, who may read it outside the database, and for how long.',
  // Promise F-15, F-22
  choice:
    'A member who deletes the account chooses whether what they wrote under each name that is stored with it, and their feedback, is deleted too or stays as nobody’s. What keys in their browser wrote is deleted first, by these keys, unless they choose otherwise. All else is as each table says.',
  recorded: 'What your browser sent us in the background',
  traces: {
    account: { heading: 'By the account', text: 'Rows that name the account of a member.' },
    hash: {
      heading: 'By a keyed hash',
      // Promise F-15
      text: 'Rows that name a member or a moderator by a keyed hash alone. It leads to an account only with the key of this installation, which is not in the database.',
    },
    // Promise F-15
    none: { heading: 'By no key', text: 'Rows that name no member.' },
  } satisfies Record<MemberTrace, { readonly heading: string; readonly text: string }>,
  tables: (count: number) => counted(count, 'table', 'tables'),
  columns: (count: number) => counted(count, 'column', 'columns'),
  deletion: {
    erased: 'Deleting the account erases the rows of its member.',
    'with-post': 'Goes with the post it is part of.',
    'with-session': 'Goes with the session it belongs to.',
    // Promise F-15, F-22
    wiped: 'Deleting the account erases what the member wrote in it. What is left is nobody’s.',
    // Promise F-15
    stays: 'Deleting an account erases nothing here.',
  } satisfies Record<OnDeletion, string>,
  always: 'Kept without a limit of days:',
  // Promise F-15
  days: (days: number) => (days === 0 ? 'Kept until the day (UTC) is over, then erased.' : `Kept for ${counted(days, 'day', 'days')}, then erased.`),
  column: 'Column',
  purpose: 'What it is for',
  readBy: 'Who may read it',
  // Promise F-15
  readers: { everyone: 'Everyone', operator: 'Who runs this installation', 'the server': 'Only the server itself' },
};

export type PrivacyWords = typeof words;
