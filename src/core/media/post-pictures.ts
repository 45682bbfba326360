import type { ProfileType } from '../personas/profile-type.ts';

/** A file of a picture, on our own origin. */
export interface PictureFile {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** The size of the picture. */
  readonly bytes: number;
}

/** A picture of a post. */
export interface PostPicture extends PictureFile {
  readonly fileKey: string;
  /** The picture as small as a phone shows it; itself, where it is no larger anyway. */
  readonly small: PictureFile;
}

/** The bytes of a picture for a reader who may see it, and whether everyone may. */
export interface ShownPicture {
  readonly bytes: Uint8Array;
  readonly isPublic: boolean;
}

/** The longest side of a small picture, in pixels. */
export const smallSide = 800;

/** The size of a picture within so many pixels. */
export function sizeWithin(
  side: number,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const times = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * times)), height: Math.max(1, Math.round(height * times)) };
}

/** The limit of pictures in a post. */
export const mostPictures = 6;

/** The limit of pictures of one member that no post has taken yet. */
export const mostUnposted = 24;

/** The limit of media in a post: its pictures and a video. */
export const mostMedia = mostPictures + 1;

/** The most megapixels of one picture; more than any telephone takes. Beyond it a small file may unpack to a flood (S-74). */
export const mostMegapixels = 50;

/** The largest file of a picture that may be sent. */
export const largestPictureBytes = 12_582_912;

/** Pictures for posts. One belongs to the member who uploaded it until a post takes it. */
export abstract class PostPictures {
  /** Keeps a picture under a new name, for a persona that will show it. `onProgress` gets how much of it has gone, from 0 to 1, where that is known. */
  abstract upload(bytes: Uint8Array<ArrayBuffer>, onProgress?: (share: number) => void, profileType?: ProfileType): Promise<PostPicture>;
  /** Takes one picture out of a post that the member wrote. */
  abstract remove(postId: string, fileKey: string): Promise<void>;
}

/** Whether the server has to learn that a picture is removed: only when a post has it already. */
export const isKeptByServer = (postId: string | null, fileKey: string | null): boolean => postId !== null && fileKey !== null;
