import { WordsStore } from '#web/stores/app/words-store.ts';
import { helpWords, type HelpWords } from '#web/words/settings/help.ts';
import { useStore } from '../stores.tsx';

/** What is said about getting help, in the language of the moment. A view that asks must be an observer. */
export const useHelpWords = (): HelpWords => helpWords(useStore(WordsStore).language);
