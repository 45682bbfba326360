import { wordsIn } from '../words.ts';

/** Sentences for changing a made-up name or its picture. */
export const personaWords = wordsIn('personas', () => import('../en/personas/words.ts'));
