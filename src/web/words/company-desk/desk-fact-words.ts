import { wordsIn } from '../words.ts';

export const deskFactWords = wordsIn('deskFacts', () => import('../en/company-desk/facts.ts'));
