import { wordsIn } from '../words.ts';

/** Sentences of questions: of one and its answers, of their lists, of asking and of practising. */
export const questionWords = wordsIn('questions', () => import('../en/questions/words.ts'));
