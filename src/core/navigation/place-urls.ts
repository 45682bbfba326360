import { declaredOf } from './declared-screens.ts';
import { urlNameAsked } from './query-values.ts';
import { declaredAt } from './screens.ts';

/** City address that `placedAt` reads back. */
export const placedPath = (path: string, city: string): string => `${path}/${city}-location`;

/** Moves a sole city filter to the path, else keeps the URL. */
export function placedUrl(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const [, key, city] = /^(\w+)=([^=&]+)$/.exec(query) ?? [];
  const place = declaredOf(declaredAt(path)?.name ?? '')?.place;
  return place && place === key && city && urlNameAsked(city) !== null ? placedPath(path, city) : url;
}

export const isOfCityAlone = (url: string): boolean => placedUrl(url) !== url;
