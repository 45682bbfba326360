import { WordsStore } from '#web/stores/app/words-store.ts';
import { sheet as english } from '#web/words/kit/en.ts';
import { sheet as hindi } from '#web/words/kit/hi.ts';
import { useStore } from '../stores.tsx';

/** What the sheet says, in the language of the moment. A view that asks must be an observer. */
export const useSheetWords = (): typeof english => (useStore(WordsStore).language === 'hi' ? hindi : english);
