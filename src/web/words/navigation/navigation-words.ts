import { wordsIn } from '../words.ts';

export const navigationWords = wordsIn('words', () => import('../en/navigation/words.ts'));
