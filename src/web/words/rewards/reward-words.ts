import { wordsIn } from '../words.ts';

/** Sentences of points, coupons and codes. */
export const rewardWords = wordsIn('rewards', () => import('../en/rewards/words.ts'));
