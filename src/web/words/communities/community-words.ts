import { wordsIn } from '../words.ts';

export const communityWords = wordsIn('posts', () => import('../en/communities/words.ts'));
