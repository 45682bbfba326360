import { wordsIn } from '../words.ts';

/** Sentences about how an employer behaves here. */
export const conductWords = wordsIn('company-profiles', () => import('../en/employer-conduct/words.ts'));
