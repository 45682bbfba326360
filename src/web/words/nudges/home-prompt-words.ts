import { wordsIn } from '../words.ts';

export const homePromptWords = wordsIn('home-prompt', () => import('../en/nudges/home-prompt.ts'));
