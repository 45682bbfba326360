import { WordsStore } from '#web/stores/words-store.ts';
import type { ModerationWords } from '#web/words/moderation/en.ts';
import { moderationWords } from '#web/words/moderation/spoken.ts';
import { useStore } from '../stores.tsx';

/** What is said about decisions, in the language of the moment. A view that asks must be an observer. */
export const useModerationWords = (): ModerationWords => moderationWords(useStore(WordsStore).language);
