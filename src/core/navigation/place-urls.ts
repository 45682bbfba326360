import { declaredOf } from './declared-screens.ts';
import { urlNameAsked } from './query-values.ts';
import { declaredAt } from './screens.ts';

/** The address of a screen in a city, which `placedAt` reads back. */
export const placedPath = (path: string, city: string): string => `${path}/${city}-location`;

/** The URL with its city as the last segment, where a page is narrowed to one city and to nothing else; any other stays as it is. */
export function placedUrl(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const [, key, city] = /^(\w+)=([^=&]+)$/.exec(query) ?? [];
  const place = declaredOf(declaredAt(path)?.name ?? '')?.place;
  return place && place === key && city && urlNameAsked(city) !== null ? placedPath(path, city) : url;
}

/** Whether the page of a URL is narrowed to one city and to nothing else. */
export const isOfCityAlone = (url: string): boolean => placedUrl(url) !== url;
