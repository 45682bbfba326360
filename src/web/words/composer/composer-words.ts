import { wordsIn } from '../words.ts';

export const composerWords = wordsIn('composer', () => import('../en/composer/words.ts'));
