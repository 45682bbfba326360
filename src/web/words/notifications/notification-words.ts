import { wordsIn } from '../words.ts';

/** Sentences of the list of notifications. The sentences of the notifications themselves come from the server. */
export const notificationWords = wordsIn('notifications', () => import('../en/notifications/words.ts'));
