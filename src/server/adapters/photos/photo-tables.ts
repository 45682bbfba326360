import type { ModeratedStatus, ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { AlbumName } from '#core/photos/photo.ts';
import { bytes, flag, moment, number, oneOf, personaKey, text } from '../database/column.ts';
import { leavesPlace, table } from '../database/table.ts';

const companyId = text('The company.', 'everyone', 'random name');

export const photoSet = table('photo_set', {
  purpose: 'Photos of companies, some of one sending together. Each sending has a key of its own, and no account is known to any.',
  kept: leavesPlace,
  staysBecause: 'No account is known to them. Their author deletes them by their key, and an empty place stays.',
  family: 'company',
  home: 'company_id',
  columns: {
    company_id: companyId,
    id: text('A random name.', 'everyone', 'random name'),
    author_ref: personaKey('The public key of this one sending, by which its author changes and deletes it.'),
    status: oneOf<ModeratedStatus | 'SCHEDULED'>('Whether it is shown, waits to come out or for a decision, or was taken down.', 'everyone').generated(),
    locked_for: oneOf<ModerationRule>('Photos have nothing below them that is closed.', 'everyone').orNull(),
    version: number('How often it was changed.', 'everyone').generated(),
    is_edited: flag('Whether it was changed.', 'everyone').generated(),
    posted_at: moment('The first moment of the week in which it came out.', 'everyone'),
    due_at: moment('The hour in which it comes out, drawn at random; nothing once it is out.', 'the server').orNull(),
    album: oneOf<AlbumName>('What the photos show.', 'everyone'),
    captions: text('What their author says of them, a line each.', 'everyone', 'member'),
    pictures_count: number('How many photos it is to have.', 'the server'),
    up_count: number('How many found it helpful.', 'everyone').generated(),
    down_count: number('How many did not.', 'everyone').generated(),
    best: number('Its place among the most helpful.', 'the server').generated(),
  },
});

export const companyPhoto = table('company_photo', {
  purpose: 'The photos themselves, written anew without anything hidden in them.',
  kept: { for: 'always', because: 'They go with what they were sent with.' },
  goesWith: 'photo_set',
  family: 'company',
  home: 'company_id',
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
