import { wordsIn } from '../words.ts';

/** Sentences of the form in which photos are sent. */
export const photoFormWords = wordsIn('photoForm', () => import('../en/photos/form.ts'));
