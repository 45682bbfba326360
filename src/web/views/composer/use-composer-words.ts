import { WordsStore } from '#web/stores/app/words-store.ts';
import type { ComposerWords } from '#web/words/composer/en.ts';
import { composerBook } from '#web/words/composer/composer-book.ts';
import { useStore } from '../stores.tsx';

/** What is said while somebody writes a post, in the language of the moment. A view that asks must be an observer. */
export const useComposerWords = (): ComposerWords => useStore(WordsStore).of(composerBook);
