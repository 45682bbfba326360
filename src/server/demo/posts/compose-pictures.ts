import { palettes } from '../media/covers.ts';
import type { Random } from '../random.ts';
import type { DemoPicture } from './demo-content.ts';
import type { PostSeed } from './demo-topic.ts';
import { scenes } from './scenes.ts';

/** The dimensions of the pictures of posts. */
export const pictureSize = { width: 800, height: 600 } as const;

/** The pictures of a post, each in the colours of a cover. */
export const composePictures = ({ pictures = [] }: PostSeed, postId: string, random: Random): readonly DemoPicture[] =>
  pictures.map((name, place) => ({ id: random.name(16), postId, place, scene: scenes[name](random), colours: random.among(palettes) }));

/** The points of a picture, row by row, each in red, green and blue. */
export function pointsOf({ scene, colours }: Pick<DemoPicture, 'scene' | 'colours'>): Uint8Array {
  const { width, height } = pictureSize;
  const points = Buffer.alloc(width * height * 3);
  const parts = new Map(Object.entries(colours).map(([tone, colour]: [string, string]) => [tone, Number.parseInt(colour.slice(1), 16)]));
  for (let x = 0; x < width; x++) {
    const toneAt = scene(x / width);
    for (let y = 0; y < height; y++) points.writeUIntBE(parts.get(toneAt(y / height)) ?? 0, (y * width + x) * 3, 3);
  }
  return points;
}
