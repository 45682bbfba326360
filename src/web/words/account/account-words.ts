import { wordsIn } from '../words.ts';

/** Sentences for deactivating an account, and deleting it. */
export const accountWords = wordsIn('manageAccount', () => import('../en/account/words.ts'));
