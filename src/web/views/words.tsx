import { WordsStore } from '#web/stores/app/words-store.ts';
import type { Words } from '#web/words/words.ts';
import { useStore } from './stores.tsx';

/** Sentences in the current language. Callers must be observers. */
export const useWords = <Said,>(words: Words<Said>): Said => useStore(WordsStore).of(words);
