import { wordsIn } from '../words.ts';

export const supportWords = wordsIn('grievances', () => import('../en/support/words.ts'));
