import { sql, type RawBuilder } from 'kysely';
import { sizeWithin, smallSide, type PostPicture } from '#core/media/post-pictures.ts';

export interface KeptPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly smallBytes: number | null;
}

/** Pictures as JSON for `pictureFromRow`; `from` must alias them `picture`. */
export const picturesKept = (from: RawBuilder<unknown>, order: RawBuilder<unknown> = sql`picture.id`): RawBuilder<readonly KeptPicture[] | null> =>
  sql`(select json_agg(json_build_object('id', picture.id, 'width', picture.width, 'height', picture.height, 'bytes', octet_length(picture.bytes), 'smallBytes', octet_length(picture.small)) order by ${order}) from ${from})`;

export function pictureFromRow({ id, width, height, bytes, smallBytes }: KeptPicture): PostPicture {
  const whole = { url: `/media/${id}`, width, height, bytes };
  const small = smallBytes === null ? whole : { url: `/media/${id}/small`, ...sizeWithin(smallSide, whole), bytes: smallBytes };
  return { fileKey: id, ...whole, small };
}
