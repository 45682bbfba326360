import { WordsStore } from '#web/stores/app/words-store.ts';
import { talkBook } from '#web/words/posts/talk-book.ts';
import type { TalkWords } from '#web/words/posts/en.ts';
import { useStore } from '../stores.tsx';

/** What is said where people read, vote and answer, in the language of the moment. A view that asks must be an observer. */
export const useTalkWords = (): TalkWords => useStore(WordsStore).of(talkBook);
