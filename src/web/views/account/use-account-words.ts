import { WordsStore } from '#web/stores/app/words-store.ts';
import { accountWords, type AccountWords } from '#web/words/account/account.ts';
import { useStore } from '../stores.tsx';

/** What is said where an account is put to rest or deleted, in the language of the moment. A view that asks must be an observer. */
export const useAccountWords = (): AccountWords => accountWords(useStore(WordsStore).language);
