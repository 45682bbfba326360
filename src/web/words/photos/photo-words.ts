import { wordsIn } from '../words.ts';

export const photoWords = wordsIn('photos', () => import('../en/photos/words.ts'));
