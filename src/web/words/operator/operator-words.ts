import { wordsIn } from '../words.ts';

/** Sentences about who runs an installation. They come with those of the data map, the other page on the installation. */
export const operatorWords = wordsIn('dataMap', () => import('../en/operator/words.ts'));
