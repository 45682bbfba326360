import { WordsStore } from '#web/stores/app/words-store.ts';
import { ownPostsWords, type OwnPostsWords } from '#web/words/posts/own-posts.ts';
import { useStore } from '../stores.tsx';

/** The words around one's own posts, in the current language. A view that asks must be an observer. */
export const useOwnPostsWords = (): OwnPostsWords => ownPostsWords(useStore(WordsStore).language);
