import { wordsIn } from '../words.ts';

export const preferenceWords = wordsIn('userSettings', () => import('../en/settings/preferences.ts'));
