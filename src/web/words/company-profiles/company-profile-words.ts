import { wordsIn } from '../words.ts';

export const companyProfileWords = wordsIn('company-profiles', () => import('../en/company-profiles/words.ts'));
