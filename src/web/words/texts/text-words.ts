import { wordsIn } from '../words.ts';

/** Sentences around the texts of an installation: its legal pages, questions and answers, blog and credits. */
export const textWords = wordsIn('texts', () => import('../en/texts/words.ts'));
