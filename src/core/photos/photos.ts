import type { AlbumName, Albums, Photo, PhotoPage, PhotoSet } from './photo.ts';

export abstract class Photos {
  abstract albums(urlName: string): Promise<Albums>;
  /** Newest week first. */
  abstract list(urlName: string, album: AlbumName | null, page?: number, limit?: number): Promise<PhotoPage>;
  /** Most helpful, one per sending. */
  abstract helpful(urlName: string): Promise<readonly Photo[]>;
  /** Photos in the company's own name, newest first, which nothing else here counts or lists. */
  abstract byCompany(urlName: string): Promise<readonly Photo[]>;
  abstract set(photoSetId: string): Promise<PhotoSet>;
}
