import { wordsIn } from '../words.ts';

export const deskJobWords = wordsIn('deskJobs', () => import('../en/company-desk/jobs.ts'));
