import { wordsIn } from '../words.ts';

export const moderatedWords = wordsIn('comments', () => import('../en/moderation/moderated.ts'));
