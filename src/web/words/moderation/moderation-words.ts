import { wordsIn } from '../words.ts';

/** Sentences for moderators, and of the ledger of what they do. */
export const moderationWords = wordsIn('moderation', () => import('../en/moderation/words.ts'));
