import { WordsStore } from '#web/stores/app/words-store.ts';
import type { Words } from '#web/words/words.ts';
import { useStore } from './stores.tsx';

/** The sentences of a word, in the language of the moment. A view that asks must be an observer. */
export const useWords = <Said,>(words: Words<Said>): Said => useStore(WordsStore).of(words);
