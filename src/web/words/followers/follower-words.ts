import { wordsIn } from '../words.ts';

export const followerWords = wordsIn('company-profiles', () => import('../en/followers/words.ts'));
