import { wordsIn } from '../words.ts';

/** Sentences of the administration page. */
export const administrationWords = wordsIn('administration', () => import('../en/administration/words.ts'));
