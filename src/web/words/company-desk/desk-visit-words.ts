import { wordsIn } from '../words.ts';

export const deskVisitWords = wordsIn('deskVisits', () => import('../en/company-desk/visits.ts'));
