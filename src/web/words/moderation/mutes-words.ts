import { wordsIn } from '../words.ts';

/** Separate file, as members do not need moderators' sentences. */
export const mutesWords = wordsIn('mutes', () => import('../en/moderation/mutes.ts'));
