import type { AwardPlace } from './award-rule.ts';
import type { AwardWinner } from './awards.ts';

/** Compares recounted places with a list, including order and figures (F-19). */
export const areSamePlaces = (counted: readonly AwardPlace[], listed: readonly AwardWinner[]): boolean =>
  counted.length === listed.length && counted.every((place, at) => isSamePlace(place, listed[at]));

const isSamePlace = (counted: AwardPlace, listed: AwardWinner | undefined): boolean =>
  listed !== undefined &&
  counted.place === listed.place &&
  counted.urlName === listed.urlName &&
  counted.reviewsCount === listed.reviewsCount &&
  counted.ratingHundredths === Math.round(listed.rating * 100);
