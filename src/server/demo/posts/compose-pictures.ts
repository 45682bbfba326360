import { palettes } from '../media/covers.ts';
import type { Random } from '../random.ts';
import type { DemoPicture } from './demo-content.ts';
import type { PostSeed } from './demo-topic.ts';
import { scenes } from './scenes.ts';

export const pictureSize = { width: 800, height: 600 } as const;

/** Pictures of a post, each in the colours of a cover. */
export const composePictures = ({ pictures = [] }: PostSeed, postId: string, random: Random): readonly DemoPicture[] =>
  pictures.map((name, place) => ({ id: random.name(16), postId, place, scene: scenes[name](random), colours: random.among(palettes) }));

/** Pixels row by row, as red, green and blue bytes. */
export function pointsOf({ scene, colours }: Pick<DemoPicture, 'scene' | 'colours'>): Uint8Array {
  const { width, height } = pictureSize;
  const points = new Uint8Array(width * height * 3);
  const parts = new Map(Object.entries(colours).map(([tone, colour]: [string, string]) => [tone, Buffer.from(colour.slice(1), 'hex')]));
  for (let x = 0; x < width; x++) {
    const toneAt = scene(x / width);
    for (let y = 0; y < height; y++) {
      const [red = 0, green = 0, blue = 0] = parts.get(toneAt(y / height)) ?? [];
      const at = (y * width + x) * 3;
      points[at] = red;
      points[at + 1] = green;
      points[at + 2] = blue;
    }
  }
  return points;
}
