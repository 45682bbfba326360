import { counted } from '../figures/counts-en.ts';

/** Sentences of merging questions. */
export const words = {
  title: 'Merge into another',
  lead: (text: string) =>
    `“${text}” goes into the question that you choose: its answers and the places where it was asked move there, and its address leads there. This cannot be undone.`,
  find: 'Find the other question',
  found: (count: number) => `${counted(count, 'question', 'questions')} found`,
  stays: 'The question that stays',
  none: 'No question asks nearly the same. Try other words.',
  notFound: 'The questions could not be fetched. Type once more to try again.',
  missing: 'Choose the question that stays.',
  press: 'Merge',
  done: 'Merged. This is the question that stays.',
  failures: {
    invalid: 'A member’s question takes in only what members ask about the same company.',
    missing: 'One of the two is not here any more, or is merged already.',
    offline: 'No connection, or its answer was lost. Try again once it is back.',
    limited: (minutes: number) => `That was very fast. You can merge in ${counted(minutes, 'minute', 'minutes')}.`,
    failed: 'They could not be merged. Try again.',
  },
};

export type MergeWords = typeof words;
