import { sizeWithin, smallSide, type PostImage } from '#core/media/post-media.ts';

/** The metadata of an image of a post, without its bytes. */
export interface KeptPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly smallBytes: number | null;
}

/** A picture of a post with the URLs at which its bytes are found. */
export function imageFromRow({ id, width, height, bytes, smallBytes }: KeptPicture): PostImage {
  const whole = { url: `/media/${id}`, width, height, bytes };
  const small = smallBytes === null ? whole : { url: `/media/${id}/small`, ...sizeWithin(smallSide, whole), bytes: smallBytes };
  return { fileKey: id, ...whole, small };
}
