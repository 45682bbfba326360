import { wordsIn } from '../words.ts';

/** Sentences of the list of companies and of a company’s page. */
export const companyWords = wordsIn('companies', () => import('../en/companies/words.ts'));
