import { wordsIn } from '../words.ts';

export const administrationWords = wordsIn('administration', () => import('../en/administration/words.ts'));
