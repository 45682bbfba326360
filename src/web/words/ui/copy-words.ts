import { wordsIn } from '../words.ts';

/** Sentences about copying what was typed and could not be sent. They come with those about texts that were not taken. */
export const copyWords = wordsIn('abuse', () => import('../en/ui/copy.ts'));
