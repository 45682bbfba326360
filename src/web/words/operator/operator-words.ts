import { wordsIn } from '../words.ts';

/** Shares a chunk with the data map, the other page on the installation. */
export const operatorWords = wordsIn('dataMap', () => import('../en/operator/words.ts'));
