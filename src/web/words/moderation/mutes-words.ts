import { wordsIn } from '../words.ts';

/** Sentences about muted and blocked authors. They stand apart, for members do not need those for moderators. */
export const mutesWords = wordsIn('mutes', () => import('../en/moderation/mutes.ts'));
