import { wordsIn } from '../words.ts';

/** Sentences of a deactivated account, fetched along by member screens that may need them. */
export const deactivatedWords = wordsIn('return', () => import('../en/account/deactivated.ts'));
