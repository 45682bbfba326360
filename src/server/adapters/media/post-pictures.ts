import { sizeWithin, smallSide, type PostPicture } from '#core/media/post-pictures.ts';

/** The metadata of a picture of a post, without its bytes. */
export interface KeptPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly smallBytes: number | null;
}

/** A picture of a post with the URLs at which its bytes are found. */
export function pictureFromRow({ id, width, height, bytes, smallBytes }: KeptPicture): PostPicture {
  const whole = { url: `/media/${id}`, width, height, bytes };
  const small = smallBytes === null ? whole : { url: `/media/${id}/small`, ...sizeWithin(smallSide, whole), bytes: smallBytes };
  return { fileKey: id, ...whole, small };
}
