import { wordsIn } from '../words.ts';

/** Separate file, as pages of jobs are read without them. */
export const jobAlertWords = wordsIn('jobAlerts', () => import('../en/jobs/alert.ts'));
