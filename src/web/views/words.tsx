import { WordsStore } from '#web/stores/app/words-store.ts';
import type { Words } from '#web/words/en.ts';
import { useStore } from './stores.tsx';

/** Everything the product says, in the language of the moment. A view that asks must be an observer. */
export const useWords = (): Words => useStore(WordsStore).words;
