import { wordsIn } from '../words.ts';

export const companyFileWords = wordsIn('administration', () => import('../en/administration/company-file.ts'));
