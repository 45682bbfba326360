import { counted } from '../figures/counts-en.ts';

/** Sentences of the data map. */
export const words = {
  title: 'What we keep',
  description: 'Every table and column of this installation, what it is for, who may read it, and how long it is kept.',
  heading: 'What we keep',
  lead: 'This page is made from the database itself: every table and every column, what it is for, who may read it outside the database, and for how long.',
  kept: 'Kept',
  always: (because: string) => `Always. ${because}`,
  days: (days: number) => (days === 0 ? 'Until the day (UTC) is over, then erased.' : `For ${counted(days, 'day', 'days')}, then erased.`),
  column: 'Column',
  purpose: 'What it is for',
  readBy: 'Who may read it',
  readers: { everyone: 'Everyone', operator: 'Who runs this installation', 'the server': 'Only the server itself' },
};

export type PrivacyWords = typeof words;
