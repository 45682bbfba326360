import { wordsIn } from '../words.ts';

export const moderationWords = wordsIn('moderation', () => import('../en/moderation/words.ts'));
