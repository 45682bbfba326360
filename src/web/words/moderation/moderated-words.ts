import { wordsIn } from '../words.ts';

/** Sentences around something that moderators see as readers saw it, in the queue and on its own page. */
export const moderatedWords = wordsIn('comments', () => import('../en/moderation/moderated.ts'));
