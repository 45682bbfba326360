import { wordsIn } from '../words.ts';

export const profileWords = wordsIn('user', () => import('../en/profile/words.ts'));
