import { wordsIn } from '../words.ts';

export const photoFormWords = wordsIn('photoForm', () => import('../en/photos/form.ts'));
