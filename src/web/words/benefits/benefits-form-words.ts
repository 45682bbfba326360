import { wordsIn } from '../words.ts';

export const benefitsFormWords = wordsIn('benefitsForm', () => import('../en/benefits/form.ts'));
