import { wordsIn } from '../words.ts';

/** Separate file, as moderators alone need them. */
export const mergeWords = wordsIn('merge', () => import('../en/questions/merge.ts'));
