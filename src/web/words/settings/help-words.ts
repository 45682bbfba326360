import { wordsIn } from '../words.ts';

/** Sentences of getting help. */
export const helpWords = wordsIn('needHelp', () => import('../en/settings/help.ts'));
