import { wordsIn } from '../words.ts';

export const interviewFormWords = wordsIn('interviewForm', () => import('../en/interviews/form.ts'));
