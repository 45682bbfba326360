import { wordsIn } from '../words.ts';

export const helpWords = wordsIn('needHelp', () => import('../en/settings/help.ts'));
