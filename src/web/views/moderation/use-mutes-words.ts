import { WordsStore } from '#web/stores/app/words-store.ts';
import { mutesWords, type MutesWords } from '#web/words/moderation/mutes.ts';
import { useStore } from '../stores.tsx';

/** What is said about whom one does not read, in the language of the moment. A view that asks must be an observer. */
export const useMutesWords = (): MutesWords => mutesWords(useStore(WordsStore).language);
