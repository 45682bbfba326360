import { covers } from '../covers.ts';
import type { Random } from '../random.ts';
import type { DemoPicture } from './demo-talk.ts';
import type { PostSeed } from './demo-topic.ts';

/** How large the pictures of posts are drawn. */
export const pictureSize = { width: 960, height: 720 } as const;

/** What of a cover fits the shape of a photograph. */
const part = { of: 1_200, width: 400, height: 300 } as const;

/** The pictures of a post, each a part of a cover that shows what the seed asks for. */
export const composePictures = ({ pictures = [] }: PostSeed, postId: string, random: Random): readonly DemoPicture[] =>
  pictures.map((family, place) => {
    const { svg } = random.among(covers[family]);
    const from = random.between(0, part.of - part.width);
    const frame = `viewBox="${from} 0 ${part.width} ${part.height}" width="${pictureSize.width}" height="${pictureSize.height}"`;
    return { id: random.name(16), postId, place, svg: svg.replace(/viewBox="[^"]*"/, frame) };
  });
