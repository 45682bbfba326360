import { wordsIn } from '../words.ts';

/** Sentences of the frame around every screen. */
export const navigationWords = wordsIn('words', () => import('../en/navigation/words.ts'));
