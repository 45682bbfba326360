import { WordsStore } from '#web/stores/app/words-store.ts';
import { preferenceWords, type PreferenceWords } from '#web/words/settings/preferences.ts';
import { useStore } from '../stores.tsx';

/** What is said about preferences, in the language of the moment. A view that asks must be an observer. */
export const usePreferenceWords = (): PreferenceWords => preferenceWords(useStore(WordsStore).language);
