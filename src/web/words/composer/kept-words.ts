import { wordsIn } from '../words.ts';

/** Sentences about changes that are found again on the device. */
export const keptWords = wordsIn('composer', () => import('../en/composer/kept.ts'));
