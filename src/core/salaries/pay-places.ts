import type { Named } from '../named.ts';
import type { PayGroup } from './salary-figures.ts';

/** Places that answer for a job in a city, the first with a figure of them. */
const payPlaces = ['city', 'citiesLike', 'india'] as const;
export type PayPlace = (typeof payPlaces)[number];

export const placesFor = (hasCity: boolean): readonly PayPlace[] => (hasCity ? payPlaces : ['india']);

type Place = Pick<PayGroup, 'city' | 'citiesLike'>;

const india: Place = { city: null };

/** Places around a city as groups name them, nearest first. */
export const placesAround = (city: Named | null): readonly Place[] =>
  placesFor(city !== null).map((place) => ({ city: { city }, citiesLike: { city: null, ...(city && { citiesLike: city }) }, india })[place]);

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.city?.urlName === other.city?.urlName && one.citiesLike?.urlName === other.citiesLike?.urlName;

export const isOfIndia = (place: Place): boolean => isSamePlace(place, india);
