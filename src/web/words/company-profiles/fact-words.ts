import { wordsIn } from '../words.ts';

export const factWords = wordsIn('companyFacts', () => import('../en/company-profiles/facts.ts'));
