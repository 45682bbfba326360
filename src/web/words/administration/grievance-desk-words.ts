import { wordsIn } from '../words.ts';

export const grievanceDeskWords = wordsIn('administration', () => import('../en/administration/grievance-desk.ts'));
