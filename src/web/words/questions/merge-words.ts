import { wordsIn } from '../words.ts';

/** Sentences of merging questions. They stand apart, for moderators alone need them. */
export const mergeWords = wordsIn('merge', () => import('../en/questions/merge.ts'));
