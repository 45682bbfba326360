import type { AlbumName } from '#core/photos/photo.ts';
import { contributionColumns, helpfulCounts } from '../contributions/contribution-columns.ts';
import { bytes, companyId, number, oneOf, text } from '../database/column.ts';
import { leavesPlace, ofCompany, table } from '../database/table.ts';

export const photoSet = table('photo_set', {
  purpose: 'Photos of companies, some of one sending together. Each sending has a key of its own, and no account is known to any.',
  kept: leavesPlace,
  staysBecause: 'No account is known to them. Their author deletes them by their key, and an empty place stays.',
  ...ofCompany,
  columns: {
    ...contributionColumns('sending', 'Photos'),
    album: oneOf<AlbumName>('What the photos show.', 'everyone'),
    captions: text('What their author says of them, a line each.', 'everyone', 'member'),
    pictures_count: number('How many photos it is to have.', 'the server'),
    ...helpfulCounts,
  },
});

export const companyPhoto = table('company_photo', {
  purpose: 'The photos themselves, written anew without anything hidden in them.',
  kept: { for: 'always', because: 'They go with what they were sent with.' },
  goesWith: 'photo_set',
  ...ofCompany,
  columns: {
    company_id: companyId,
    photo_set_id: text('What it was sent with.', 'everyone', 'random name'),
    place: number('Its place among those of its sending, from 1 on.', 'everyone'),
    id: text('A random name, which is part of the address of the photo.', 'everyone', 'random name'),
    width: number('How wide it is.', 'everyone'),
    height: number('How high it is.', 'everyone'),
    bytes: bytes('The photo itself.', 'everyone', 'picture'),
    small: bytes('The same as small as a phone shows it; nothing where it is no larger anyway.', 'everyone', 'picture').orNull(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    company_photo: typeof companyPhoto;
    photo_set: typeof photoSet;
  }
}
