import { wordsIn } from '../words.ts';

/** Sentences of the yearly check-in, which asks what became of the pay of a year. */
export const checkInWords = wordsIn('contributions', () => import('../en/contributions/check-in.ts'));
