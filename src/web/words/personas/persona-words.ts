import { wordsIn } from '../words.ts';

export const personaWords = wordsIn('personas', () => import('../en/personas/words.ts'));
