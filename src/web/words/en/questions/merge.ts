import { counted } from '../figures/counts.ts';

export const words = {
  title: 'Merge into another question',
  lead: (text: string) =>
    `The answers of “${text}”, and the places where it was asked, move to the question that you choose. Its link will open that question. This cannot be undone.`,
  find: 'Find the other question',
  found: (count: number) => `${counted(count, 'question', 'questions')} found`,
  stays: 'The question that stays',
  none: 'No similar question found. Try other words.',
  notFound: 'The questions could not be loaded. Type again to retry.',
  missing: 'Choose the question that stays.',
  press: 'Merge',
  done: 'Merged. This is the question that stays.',
  failures: {
    invalid: 'A member’s question can only be merged with other members’ questions about the same company.',
    missing: 'One of the two questions no longer exists, or is already merged.',
    offline: 'No connection, or no answer. Try again when you are back online.',
    limited: (minutes: number) => `You are going too fast. You can merge in ${counted(minutes, 'minute', 'minutes')}.`,
    failed: 'The questions could not be merged. Try again.',
  },
};

export type MergeWords = typeof words;
