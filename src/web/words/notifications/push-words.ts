import { wordsIn } from '../words.ts';

export const pushWords = wordsIn('quiet', () => import('../en/notifications/push.ts'));
