import { sizeWithin } from '../media/post-pictures.ts';

/** Picture of a message, with its size to avoid layout shifts. */
export interface MessagePicture {
  readonly pictureId: string;
  readonly width: number;
  readonly height: number;
}

/** Longest side among messages, in pixels. */
const tileSide = 260;
/** Shortest side, below which very long pictures are cropped. */
const shortestSide = 96;

export function tileOf(picture: Pick<MessagePicture, 'width' | 'height'>): { readonly width: number; readonly height: number } {
  const { width, height } = sizeWithin(tileSide, picture);
  return { width: Math.max(shortestSide, width), height: Math.max(shortestSide, height) };
}

/** Address on our own origin, only for readers of the message. */
export const addressOfPicture = ({ pictureId }: Pick<MessagePicture, 'pictureId'>, isSmall = false): string => `/media/${pictureId}${isSmall ? '/small' : ''}`;
