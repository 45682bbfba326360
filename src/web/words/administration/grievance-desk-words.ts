import { wordsIn } from '../words.ts';

/** Sentences for those who answer grievances. */
export const grievanceDeskWords = wordsIn('administration', () => import('../en/administration/grievance-desk.ts'));
