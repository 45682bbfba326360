import { WordsStore } from '#web/stores/app/words-store.ts';
import { profileWords, type ProfileWords } from '#web/words/profile/profile.ts';
import { useStore } from '../stores.tsx';

/** What is said on one's own profile, in the language of the moment. A view that asks must be an observer. */
export const useProfileWords = (): ProfileWords => profileWords(useStore(WordsStore).language);
