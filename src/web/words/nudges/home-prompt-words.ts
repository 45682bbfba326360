import { wordsIn } from '../words.ts';

/** Sentences of the bar on the first page that asks a member for something. */
export const homePromptWords = wordsIn('home-prompt', () => import('../en/nudges/home-prompt.ts'));
