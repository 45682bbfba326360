import type { AlbumName } from '#core/photos/photo.ts';
import { contributionColumns, helpfulCounts } from '../contributions/contribution-columns.ts';
import { bytes, companyId, moment, number, oneOf, personaKey, text } from '../database/column.ts';
import { leavesPlace, table } from '../database/table.ts';

export const photoSet = table('photo_set', {
  purpose:
    'Photos of companies, in sets that were sent together. Each set of a member has its own key, and none is linked to an account; a company adds its own at its desk.',
  kept: leavesPlace,
  staysBecause: 'They are not linked to any account. Their author deletes them with their key, and an empty place stays.',
  spread: 'by company',
  columns: {
    ...contributionColumns('set of photos', 'Photos'),
    author_ref: personaKey(
      'The public key of this one set of photos, with which its author changes and deletes it; of photos by the company the name of its desk.',
    ),
    posted_at: moment('The first moment of the week in which it appeared; of photos by the company of the day.', 'everyone'),
    album: oneOf<AlbumName>('What the photos show.', 'everyone'),
    captions: text('Their captions, a line each.', 'everyone', 'member'),
    pictures_count: number('How many photos it is to have.', 'the server'),
    ...helpfulCounts,
  },
});

export const companyPhoto = table('company_photo', {
  purpose: 'The photos themselves, rewritten without anything hidden in them.',
  kept: { for: 'always', because: 'They are deleted with the set they were sent in.' },
  deletedWith: 'photo_set',
  spread: 'by company',
  columns: {
    company_id: companyId,
    photo_set_id: text('The set it was sent in.', 'everyone', 'random name'),
    place: number('Its place in the set, from 1 on.', 'everyone'),
    id: text('A random name, which is part of the address of the photo.', 'everyone', 'random name'),
    width: number('How wide it is.', 'everyone'),
    height: number('How high it is.', 'everyone'),
    bytes: bytes('The photo itself.', 'everyone', 'picture'),
    small: bytes('The same picture in the size that a phone shows; empty if it is no larger anyway.', 'everyone', 'picture').orNull(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    company_photo: typeof companyPhoto;
    photo_set: typeof photoSet;
  }
}
