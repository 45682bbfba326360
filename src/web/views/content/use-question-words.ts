import { WordsStore } from '#web/stores/app/words-store.ts';
import type { QuestionWords } from '#web/words/content/en.ts';
import { questionsBook } from '#web/words/content/questions-book.ts';
import { useStore } from '../stores.tsx';

/** What is said in a question over the page, in the language of the moment. A view that asks must be an observer. */
export const useQuestionWords = (): QuestionWords => useStore(WordsStore).of(questionsBook);
