import { wordsIn } from '../words.ts';

export const rewardWords = wordsIn('rewards', () => import('../en/rewards/words.ts'));
