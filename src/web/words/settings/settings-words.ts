import { wordsIn } from '../words.ts';

/** Sentences of the list of settings. */
export const settingsWords = wordsIn('settings', () => import('../en/settings/words.ts'));
