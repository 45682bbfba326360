import { wordsIn } from '../words.ts';

/** Sentences of the sheet of controls. */
export const kitWords = wordsIn('kit', () => import('../en/kit/words.ts'));
