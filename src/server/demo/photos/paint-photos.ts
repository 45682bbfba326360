import { albumNames, type AlbumName } from '#core/photos/photo.ts';
import { drawnPicture } from '#server/adapters/media/drawn-picture.ts';
import { palettes } from '../media/covers.ts';
import { pictureSize, pointsOf } from '../posts/compose-pictures.ts';
import { Random } from '../random.ts';
import { drawingsOfAlbum } from './compose-photos.ts';
import { photoScenes } from './photo-scenes.ts';

export type PaintedAlbums = (album: AlbumName, drawing: number) => Uint8Array;

/** Paints each album once, for the photos of all companies. */
export async function paintAlbums(seed: number): Promise<PaintedAlbums> {
  const painted = new Map<AlbumName, readonly Uint8Array[]>();
  for (const [turn, album] of albumNames.entries()) {
    const drawings = Array.from({ length: drawingsOfAlbum }, (_, number) => {
      const colours = palettes[(turn + 2 * number) % palettes.length] ?? palettes[0];
      if (!colours) throw new RangeError('There are no colours');
      return drawnPicture(pointsOf({ scene: photoScenes[album](new Random(seed, number, album)), colours }), pictureSize);
    });
    painted.set(album, await Promise.all(drawings));
  }
  return (album, drawing) => {
    const bytes = painted.get(album)?.[drawing];
    if (!bytes) throw new RangeError(`There is no drawing ${drawing} of ${album}`);
    return bytes;
  };
}
