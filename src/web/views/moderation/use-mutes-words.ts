import { WordsStore } from '#web/stores/app/words-store.ts';
import { mutesWords, type MutesWords } from '#web/words/moderation/mutes.ts';
import { useStore } from '../stores.tsx';

/** The words of mutes, in the current language. A view that asks must be an observer. */
export const useMutesWords = (): MutesWords => mutesWords(useStore(WordsStore).language);
