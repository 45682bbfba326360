import type { AlbumName, Albums, Photo, PhotoPage, PhotoSet } from './photo.ts';

/** The photos of companies. */
export abstract class Photos {
  abstract albums(urlName: string): Promise<Albums>;
  /** One page of the photos of a company, or of one album, newest week first. */
  abstract list(urlName: string, album: AlbumName | null, page?: number, limit?: number): Promise<PhotoPage>;
  /** Those that most readers found helpful, one of each sending. */
  abstract helpful(urlName: string): Promise<readonly Photo[]>;
  /** The photos that were sent together. */
  abstract set(photoSetId: string): Promise<PhotoSet>;
}
