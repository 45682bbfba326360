import { wordsIn } from '../words.ts';

/** Sentences of the page of the made-up name. */
export const personaKeyWords = wordsIn('personas', () => import('../en/persona-keys/words.ts'));
