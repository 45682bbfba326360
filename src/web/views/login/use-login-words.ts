import { WordsStore } from '#web/stores/app/words-store.ts';
import type { LoginWords } from '#web/words/login/en.ts';
import { loginWords } from '#web/words/login/spoken.ts';
import { useStore } from '../stores.tsx';

/** What is said while somebody logs in, in the language of the moment. A view that asks must be an observer. */
export const useLoginWords = (): LoginWords => loginWords(useStore(WordsStore).language);
