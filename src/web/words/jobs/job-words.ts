import { wordsIn } from '../words.ts';

export const jobWords = wordsIn('jobs', () => import('../en/jobs/words.ts'));
