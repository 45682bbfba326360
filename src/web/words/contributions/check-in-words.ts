import { wordsIn } from '../words.ts';

export const checkInWords = wordsIn('contributions', () => import('../en/contributions/check-in.ts'));
