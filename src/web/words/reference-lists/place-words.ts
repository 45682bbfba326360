import { wordsIn } from '../words.ts';

/** Sentences of pages that are narrowed to a city. */
export const placeWords = wordsIn('lists', () => import('../en/reference-lists/places.ts'));
