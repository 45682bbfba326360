import { wordsIn } from '../words.ts';

export const sessionWords = wordsIn('session', () => import('../en/sessions/words.ts'));
