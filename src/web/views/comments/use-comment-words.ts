import { WordsStore } from '#web/stores/app/words-store.ts';
import type { CommentWords } from '#web/words/comments/en.ts';
import { commentsBook } from '#web/words/comments/comments-book.ts';
import { useStore } from '../stores.tsx';

/** What is said below a post, in the language of the moment. A view that asks must be an observer. */
export const useCommentWords = (): CommentWords => useStore(WordsStore).of(commentsBook);
