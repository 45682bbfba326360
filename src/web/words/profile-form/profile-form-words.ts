import { wordsIn } from '../words.ts';

/** Sentences of the form in which administrators say the page of a company. */
export const profileFormWords = wordsIn('profileForm', () => import('../en/profile-form/words.ts'));
