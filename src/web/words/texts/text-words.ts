import { wordsIn } from '../words.ts';

export const textWords = wordsIn('texts', () => import('../en/texts/words.ts'));
