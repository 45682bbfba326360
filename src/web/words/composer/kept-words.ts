import { wordsIn } from '../words.ts';

export const keptWords = wordsIn('composer', () => import('../en/composer/kept.ts'));
