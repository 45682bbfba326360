import { wordsIn } from '../words.ts';

export const conductWords = wordsIn('company-profiles', () => import('../en/employer-conduct/words.ts'));
