import type { Named } from '../named.ts';
import type { PictureFile, PostPicture } from '../media/post-pictures.ts';

/** What a photo of a place of work shows. */
export const albumNames = ['office', 'cafeteria', 'events', 'team', 'campus', 'other'] as const;
export type AlbumName = (typeof albumNames)[number];

/** A photo of a company as everyone sees it. Its week is all that is shown of when it came. */
export interface Photo extends PostPicture {
  /** What it was sent with. Readers find that helpful, or report it. */
  readonly photoSetId: string;
  readonly album: AlbumName;
  readonly caption: string | null;
  readonly week: string;
  readonly helpfulCount: number;
}

/** An album of a company in which there is a photo. */
export interface Album {
  readonly album: AlbumName;
  readonly photosCount: number;
  /** The photo of it that helps most, small. */
  readonly cover: PictureFile;
}

/** The albums of a company, and how many photos it has in all. */
export interface Albums {
  readonly photosCount: number;
  readonly albums: readonly Album[];
}

/** One page of photos by its number, and how many there are. */
export interface PhotoPage {
  readonly items: readonly Photo[];
  readonly total: number;
}

/** Photos that were sent together, and the company they are of. */
export interface PhotoSet {
  readonly photoSetId: string;
  readonly company: Named;
  readonly photos: readonly Photo[];
}

/** The longest line below a photo. */
export const longestCaption = 120;

/** The most photos that are sent together. */
export const mostPhotos = 6;

/** The first page of photos, the last that is read by number, and how many a page has. */
export const firstPhotoPage = 1;
export const mostPhotoPages = 500;
export const usualPhotos = 18;
export const mostPhotosAtOnce = 50;

/** The most photos that stand as the helpful ones. */
export const mostHelpfulPhotos = 6;

/** How long a page waits for a photo to be there before it goes to it, and how often it looks. */
export const photoWaitMs = 2_000;
export const photoLookMs = 100;
