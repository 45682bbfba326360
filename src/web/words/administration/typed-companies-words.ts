import { wordsIn } from '../words.ts';

export const typedCompaniesWords = wordsIn('administration', () => import('../en/administration/typed-companies.ts'));
