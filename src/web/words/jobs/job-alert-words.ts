import { wordsIn } from '../words.ts';

/** Sentences of the jobs that a member saved, and of their alerts. They stand apart, for a page of jobs is read without them. */
export const jobAlertWords = wordsIn('jobAlerts', () => import('../en/jobs/alert.ts'));
