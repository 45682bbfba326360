import { wordsIn } from '../words.ts';

export const uiWords = wordsIn('words', () => import('../en/ui/words.ts'));
