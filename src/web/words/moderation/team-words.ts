import { wordsIn } from '../words.ts';

/** Sentences about who moderates, and about a link that makes one a moderator. */
export const teamWords = wordsIn('team', () => import('../en/moderation/team.ts'));
