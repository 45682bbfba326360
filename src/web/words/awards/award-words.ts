import { wordsIn } from '../words.ts';

export const awardWords = wordsIn('awards', () => import('../en/awards/words.ts'));
