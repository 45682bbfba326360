import { photosPath } from '../navigation/screens.ts';
import { albumNames, firstPhotoPage, mostPhotoPages, type AlbumName } from './photo.ts';

/** What the page of a company's photos is asked for: an album, and the page that it begins with. */
export interface PhotoSearch {
  readonly album: AlbumName | null;
  readonly page: number;
}

export const everyPhoto: PhotoSearch = { album: null, page: firstPhotoPage };

/** The search that a query names; what it does not know is left out. */
export function photoSearchFromUrl(query: { readonly get: (name: string) => string | null }): PhotoSearch {
  const page = Number(query.get('page'));
  return {
    album: albumNames.find((name) => name === query.get('album')) ?? null,
    page: Number.isInteger(page) && page > firstPhotoPage && page <= mostPhotoPages ? page : firstPhotoPage,
  };
}

/** The URL of the photos of a company, of one album of it, or of a page of that. */
export function photosUrl(urlName: string, { album, page }: Partial<PhotoSearch> = {}): string {
  const query = [...(album ? [`album=${album}`] : []), ...(page && page > firstPhotoPage ? [`page=${page}`] : [])].join('&');
  return `${photosPath(urlName)}${query && `?${query}`}`;
}
