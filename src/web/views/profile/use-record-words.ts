import { WordsStore } from '#web/stores/app/words-store.ts';
import { recordWords, type RecordWords } from '#web/words/profile/records.ts';
import { useStore } from '../stores.tsx';

/** What is said about work and education, in the language of the moment. A view that asks must be an observer. */
export const useRecordWords = (): RecordWords => recordWords(useStore(WordsStore).language);
