import { wordsIn } from '../words.ts';

/** Sentences of the form in which benefits are shared. */
export const benefitsFormWords = wordsIn('benefitsForm', () => import('../en/benefits/form.ts'));
