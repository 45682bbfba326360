import { wordsIn } from '../words.ts';

/** Sentences of the preferences, with what a member has agreed to. */
export const preferenceWords = wordsIn('userSettings', () => import('../en/settings/preferences.ts'));
