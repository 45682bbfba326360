import { wordsIn } from '../words.ts';

export const kitWords = wordsIn('kit', () => import('../en/kit/words.ts'));
