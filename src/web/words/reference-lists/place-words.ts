import { wordsIn } from '../words.ts';

export const placeWords = wordsIn('lists', () => import('../en/reference-lists/places.ts'));
