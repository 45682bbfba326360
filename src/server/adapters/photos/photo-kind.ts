import { sql } from 'kysely';
import { deskRef } from '../company-replies/company-reply-kind.ts';
import { contributedKind } from '../contributions/contributed-kind.ts';
import { picturesKept } from '../media/post-pictures.ts';
import { photoSet } from './photo-tables.ts';

export const photoKind = contributedKind(photoSet, {
  type: 'PHOTOS',
  itemKind: 'photo',
  texts: ['captions'],
  pictures: picturesKept(
    sql`company_photo as picture where picture.company_id = photo_set.company_id and picture.photo_set_id = photo_set.id`,
    sql`picture.place`,
  ),
  excerptOf: ['captions', 'album'],
  summary: 'photos',
  beforeMove: async (transaction, from, into) => {
    await transaction
      .updateTable('photo_set')
      .set({ author_ref: deskRef(into) })
      .where('company_id', '=', from)
      .where('author_ref', '=', deskRef(from))
      .execute();
  },
});
