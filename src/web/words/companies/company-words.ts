import { wordsIn } from '../words.ts';

export const companyWords = wordsIn('companies', () => import('../en/companies/words.ts'));
