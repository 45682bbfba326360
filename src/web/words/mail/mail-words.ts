import { wordsIn } from '../words.ts';

/** Sentences of the weekly mail, beside the other preferences. */
export const mailWords = wordsIn('userSettings', () => import('../en/mail/words.ts'));
