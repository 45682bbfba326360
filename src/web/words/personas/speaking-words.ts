import { wordsIn } from '../words.ts';

/** Sentences about the name of a draft, in the chunk of refused texts. */
export const speakingWords = wordsIn('abuse', () => import('../en/personas/speaking.ts'));
