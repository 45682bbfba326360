import { WordsStore } from '#web/stores/app/words-store.ts';
import { hubWords, type HubWords } from '#web/words/settings/hub.ts';
import { useStore } from '../stores.tsx';

/** What is said around all settings, in the language of the moment. A view that asks must be an observer. */
export const useHubWords = (): HubWords => hubWords(useStore(WordsStore).language);
