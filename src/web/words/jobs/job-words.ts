import { wordsIn } from '../words.ts';

/** Sentences of open jobs: their lists, one job, and the way to apply. */
export const jobWords = wordsIn('jobs', () => import('../en/jobs/words.ts'));
