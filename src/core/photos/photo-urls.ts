import { photosPath } from '../navigation/screens.ts';
import { albumNames, firstPhotoPage, mostPhotoPages, type AlbumName } from './photo.ts';

export interface PhotoSearch {
  readonly album: AlbumName | null;
  readonly page: number;
}

export const everyPhoto: PhotoSearch = { album: null, page: firstPhotoPage };

export function photoSearchFromUrl(query: { readonly get: (name: string) => string | null }): PhotoSearch {
  const page = Number(query.get('page'));
  return {
    album: albumNames.find((name) => name === query.get('album')) ?? null,
    page: Number.isInteger(page) && page > firstPhotoPage && page <= mostPhotoPages ? page : firstPhotoPage,
  };
}

export function photosUrl(urlName: string, { album, page }: Partial<PhotoSearch> = {}): string {
  const query = [...(album ? [`album=${album}`] : []), ...(page && page > firstPhotoPage ? [`page=${page}`] : [])].join('&');
  return `${photosPath(urlName)}${query && `?${query}`}`;
}
