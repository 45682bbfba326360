import { wordsIn } from '../words.ts';

export const demandWords = wordsIn('moderation', () => import('../en/support/demand.ts'));
