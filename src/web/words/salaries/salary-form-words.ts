import { wordsIn } from '../words.ts';

export const salaryFormWords = wordsIn('salaryForm', () => import('../en/salaries/form.ts'));
