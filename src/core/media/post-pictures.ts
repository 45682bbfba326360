import type { ProfileType } from '../personas/profile-type.ts';

export interface PictureFile {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export interface PostPicture extends PictureFile {
  readonly fileKey: string;
  /** Phone-sized version, or the picture itself if small enough. */
  readonly small: PictureFile;
}

/** Bytes for a permitted reader, and whether the picture is public. */
export interface ShownPicture {
  readonly bytes: Uint8Array;
  readonly isPublic: boolean;
}

/** Longest side in pixels. */
export const smallSide = 800;

export function sizeWithin(
  side: number,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const times = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * times)), height: Math.max(1, Math.round(height * times)) };
}

export const mostPictures = 6;

/** Unused uploads per member. */
export const mostUnposted = 24;

export const mostMedia = mostPictures + 1;

/** More than any phone takes; a small file could otherwise unpack to a flood (S-74). */
export const mostMegapixels = 50;

export const largestPictureBytes = 12_582_912;

/** Uploads belong to their member until a post takes them. */
export abstract class PostPictures {
  /** Reports progress from 0 to 1 where known. */
  abstract upload(bytes: Uint8Array<ArrayBuffer>, onProgress?: (share: number) => void, profileType?: ProfileType): Promise<PostPicture>;
  /** Only from the member's own post. */
  abstract remove(postId: string, fileKey: string): Promise<void>;
}

/** Server must know of a removal only when a post has the picture. */
export const isKeptByServer = (postId: string | null, fileKey: string | null): boolean => postId !== null && fileKey !== null;
