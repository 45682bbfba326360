import { wordsIn } from '../words.ts';

/** Sentences of a deactivated account, beside those of the way back. Screens of a member that may have to say them fetch them along. */
export const deactivatedWords = wordsIn('return', () => import('../en/account/deactivated.ts'));
