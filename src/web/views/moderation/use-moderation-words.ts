import { WordsStore } from '#web/stores/app/words-store.ts';
import type { ModerationWords } from '#web/words/moderation/en.ts';
import { moderationBook } from '#web/words/moderation/moderation-book.ts';
import { useStore } from '../stores.tsx';

/** What is said about decisions, in the language of the moment. A view that asks must be an observer. */
export const useModerationWords = (): ModerationWords => useStore(WordsStore).of(moderationBook);
