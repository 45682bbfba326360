import { wordsIn } from '../words.ts';

/** Sentences of the list alone; those of notifications come from the server. */
export const notificationWords = wordsIn('notifications', () => import('../en/notifications/words.ts'));
