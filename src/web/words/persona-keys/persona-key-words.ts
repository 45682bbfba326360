import { wordsIn } from '../words.ts';

export const personaKeyWords = wordsIn('personas', () => import('../en/persona-keys/words.ts'));
