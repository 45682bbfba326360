import { wordsIn } from '../words.ts';

export const settingsWords = wordsIn('settings', () => import('../en/settings/words.ts'));
