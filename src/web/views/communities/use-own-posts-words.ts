import { WordsStore } from '#web/stores/app/words-store.ts';
import { ownPostsWords, type OwnPostsWords } from '#web/words/posts/own-posts.ts';
import { useStore } from '../stores.tsx';

/** What is said around one's own posts, in the language of the moment. A view that asks must be an observer. */
export const useOwnPostsWords = (): OwnPostsWords => ownPostsWords(useStore(WordsStore).language);
