import { sizeWithin } from '../media/post-pictures.ts';

/** A picture of a message, with its size, so that nothing moves when it comes. */
export interface MessagePicture {
  readonly pictureId: string;
  readonly width: number;
  readonly height: number;
}

/** The longest side of a picture among messages, in pixels. */
const tileSide = 260;
/** The shortest side: of a picture that is very long, a part is there. */
const shortestSide = 96;

/** The place of a picture among messages, in pixels, whether it is shown yet or not. */
export function tileOf(picture: Pick<MessagePicture, 'width' | 'height'>): { readonly width: number; readonly height: number } {
  const { width, height } = sizeWithin(tileSide, picture);
  return { width: Math.max(shortestSide, width), height: Math.max(shortestSide, height) };
}

/** The address of a picture on our own origin, whole or as small as a phone shows it. Anyone who may see the message has it there, and nobody else. */
export const addressOfPicture = ({ pictureId }: Pick<MessagePicture, 'pictureId'>, isSmall = false): string => `/media/${pictureId}${isSmall ? '/small' : ''}`;
