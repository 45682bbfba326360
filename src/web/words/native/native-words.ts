import { wordsIn } from '../words.ts';

/** Sentences about the native app, in the app alone. */
export const nativeWords = wordsIn('native', () => import('../en/native/words.ts'));
