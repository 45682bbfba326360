import { wordsIn } from '../words.ts';

/** Sentences on the companies that authors typed in. */
export const typedCompaniesWords = wordsIn('administration', () => import('../en/administration/typed-companies.ts'));
