import { wordsIn } from '../words.ts';

/** Sentences about the name that a draft goes out under. They come with those about texts that were not taken. */
export const speakingWords = wordsIn('abuse', () => import('../en/personas/speaking.ts'));
