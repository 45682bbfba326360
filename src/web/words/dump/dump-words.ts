import { wordsIn } from '../words.ts';

export const dumpWords = wordsIn('moderation', () => import('../en/dump/words.ts'));
