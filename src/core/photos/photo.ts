import type { Named } from '../named.ts';
import type { PictureFile, PostPicture } from '../media/post-pictures.ts';

/** Subjects of workplace photos. */
export const albumNames = ['office', 'cafeteria', 'events', 'team', 'campus', 'other'] as const;
export type AlbumName = (typeof albumNames)[number];

/** Public photo, dated by week only unless the company added it. */
export interface Photo extends PostPicture {
  /** Unit that readers like or report. */
  readonly photoSetId: string;
  readonly album: AlbumName;
  readonly caption: string | null;
  readonly week: string;
  /** Day of a photo by the company; null for members' own. */
  readonly byCompanyOn: string | null;
  readonly helpfulCount: number;
}

export interface Album {
  readonly album: AlbumName;
  readonly photosCount: number;
  /** Small version of the most helpful photo. */
  readonly cover: PictureFile;
}

export interface Albums {
  readonly photosCount: number;
  readonly albums: readonly Album[];
}

export interface PhotoPage {
  readonly items: readonly Photo[];
  readonly total: number;
}

export interface PhotoSet {
  readonly photoSetId: string;
  readonly company: Named;
  readonly photos: readonly Photo[];
}

export const longestCaption = 120;

export const mostPhotos = 6;

/** First and last numbered page, and page size. */
export const firstPhotoPage = 1;
export const mostPhotoPages = 500;
export const usualPhotos = 18;
export const mostPhotosAtOnce = 50;

export const mostHelpfulPhotos = 6;

/** Most photos of a company in its own name. */
export const mostPhotosByCompany = 50;

/** Wait and polling interval for a linked photo. */
export const photoWaitMs = 2_000;
export const photoLookMs = 100;
