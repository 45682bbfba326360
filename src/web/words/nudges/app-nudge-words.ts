import { wordsIn } from '../words.ts';

export const appNudgeWords = wordsIn('app-nudge', () => import('../en/nudges/app.ts'));
