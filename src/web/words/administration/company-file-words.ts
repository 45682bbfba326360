import { wordsIn } from '../words.ts';

export const companyFileWords = wordsIn('companyFile', () => import('../en/administration/company-file.ts'));
