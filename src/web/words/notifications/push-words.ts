import { wordsIn } from '../words.ts';

/** Sentences about notifications on this device. */
export const pushWords = wordsIn('quiet', () => import('../en/notifications/push.ts'));
