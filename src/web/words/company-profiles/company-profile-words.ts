import { wordsIn } from '../words.ts';

/** Sentences of what a company says of itself: its overview, its offices and the companies it belongs with. */
export const companyProfileWords = wordsIn('company-profiles', () => import('../en/company-profiles/words.ts'));
