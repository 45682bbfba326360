import { wordsIn } from '../words.ts';

/** Sentences of the form in which an interview is shared. */
export const interviewFormWords = wordsIn('interviewForm', () => import('../en/interviews/form.ts'));
