import type { placesSaid as placesInEnglish } from '../../en/figures/places.ts';

export const placesSaid: typeof placesInEnglish = { citiesLike: (city) => `${city} जैसे शहर`, india: 'पूरा भारत' };
