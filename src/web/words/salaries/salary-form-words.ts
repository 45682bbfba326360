import { wordsIn } from '../words.ts';

/** Sentences of the form in which a salary is given. */
export const salaryFormWords = wordsIn('salaryForm', () => import('../en/salaries/form.ts'));
