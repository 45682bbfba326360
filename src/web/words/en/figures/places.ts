/** Places that answer for a city where it has too few people itself. */
export const placesSaid = { citiesLike: (city: string): string => `cities like ${city}`, india: 'all of India' };
