import { wordsIn } from '../words.ts';

/** Sentences of the bar that offers readers on a phone the app. */
export const appNudgeWords = wordsIn('app-nudge', () => import('../en/nudges/app.ts'));
