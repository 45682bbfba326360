import { wordsIn } from '../words.ts';

/** Sentences about devices and passkeys. */
export const sessionWords = wordsIn('session', () => import('../en/sessions/words.ts'));
