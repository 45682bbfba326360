import { wordsIn } from '../words.ts';

/** Sentences of the controls themselves. */
export const uiWords = wordsIn('words', () => import('../en/ui/words.ts'));
