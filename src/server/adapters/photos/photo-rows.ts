import { sql, type Kysely, type RawBuilder } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import { captionsIn } from '#core/photos/caption-lines.ts';
import type { AlbumName, Photo } from '#core/photos/photo.ts';
import { deskRef } from '../company-replies/company-reply-kind.ts';
import { pictureFromRow, type KeptPicture } from '../media/post-pictures.ts';
import { withWaitingUps } from '../counts/counters.ts';
import type { Tables } from '../database/tables.ts';

interface PhotoRow extends KeptPicture {
  readonly photoSetId: string;
  readonly place: number;
  readonly album: AlbumName;
  readonly captions: string;
  readonly postedAt: Date;
  readonly upCount: number;
  readonly isByCompany: boolean;
}

/** Leaves out what a company shows in its own name. */
export const byMembers = (companyId: string): RawBuilder<unknown> => sql`and author_ref <> ${deskRef(companyId)}`;

/** Shown photos; `rest` filters and orders, using the tables' own names. */
export async function photosOf(db: Kysely<Tables>, companyId: string, rest: RawBuilder<unknown>, distinct = sql``): Promise<readonly Photo[]> {
  const { rows } = await sql<PhotoRow>`
    select ${distinct} company_photo.id, width, height, octet_length(bytes) as bytes, octet_length(small) as "smallBytes", photo_set_id as "photoSetId", place,
      album, captions, posted_at as "postedAt", up_count as "upCount", author_ref = ${deskRef(companyId)} as "isByCompany"
    from company_photo join photo_set on photo_set.company_id = company_photo.company_id and photo_set.id = photo_set_id
    where company_photo.company_id = ${companyId} and status = 'LIVE' ${rest}`.execute(db);
  return (await withWaitingUps(db, rows, ({ photoSetId }) => photoSetId)).map(photoFromRow);
}

function photoFromRow({ photoSetId, place, album, captions, postedAt, upCount, isByCompany, ...kept }: PhotoRow): Photo {
  const day = dayOf(postedAt.getTime());
  return {
    ...pictureFromRow(kept),
    photoSetId,
    album,
    caption: captionsIn(captions, place)[place - 1] ?? null,
    week: weekOf(day),
    byCompanyOn: isByCompany ? day : null,
    helpfulCount: upCount,
  };
}
