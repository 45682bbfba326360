import { wordsIn } from '../words.ts';

/** Sentences of communities: those one follows, one by itself, and finding them. */
export const communityWords = wordsIn('posts', () => import('../en/communities/words.ts'));
