import { wordsIn } from '../words.ts';

export const teamWords = wordsIn('team', () => import('../en/moderation/team.ts'));
