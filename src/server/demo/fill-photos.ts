import type { Kysely, Transaction } from 'kysely';
import { captionLines } from '#core/photos/caption-lines.ts';
import { photoSummary } from '#server/adapters/photos/photo-summary.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { bulkInsert, type Column } from './bulk-insert.ts';
import { runUntimed } from './fill-once.ts';
import { fillContributions, mondayBefore } from './fill-contributions.ts';
import type { FillOptions } from './fill.ts';
import { composePhotos, type DemoPhotoSet } from './photos/compose-photos.ts';
import { paintAlbums, type PaintedAlbums } from './photos/paint-photos.ts';
import { pictureSize } from './posts/compose-pictures.ts';

const mostInTests = 3;

interface PhotoSetRow extends DemoPhotoSet {
  readonly companyId: string;
  readonly postedAt: string;
  readonly paint: PaintedAlbums;
}

const columns: readonly Column<'photo_set', PhotoSetRow>[] = [
  { name: 'company_id', of: ({ companyId }) => companyId },
  { name: 'id', of: ({ photoSetId }) => photoSetId },
  { name: 'author_ref', of: ({ authorRef }) => authorRef },
  { name: 'posted_at', of: ({ postedAt }) => postedAt },
  { name: 'album', of: ({ album }) => album },
  { name: 'captions', of: ({ photos }) => captionLines(photos.map(({ caption }) => caption)) },
  { name: 'pictures_count', of: ({ photos }) => photos.length },
  { name: 'up_count', of: ({ helpful }) => helpful },
  { name: 'best', of: ({ helpful }) => helpful },
];

interface PhotoRow {
  readonly companyId: string;
  readonly photoSetId: string;
  readonly place: number;
  readonly photoId: string;
  readonly bytes: Uint8Array;
}

const photoColumns: readonly Column<'company_photo', PhotoRow>[] = [
  { name: 'company_id', of: ({ companyId }) => companyId },
  { name: 'photo_set_id', of: ({ photoSetId }) => photoSetId },
  { name: 'place', of: ({ place }) => place },
  { name: 'id', of: ({ photoId }) => photoId },
  { name: 'width', of: () => pictureSize.width },
  { name: 'height', of: () => pictureSize.height },
  { name: 'bytes', of: ({ bytes }) => bytes },
];

const write = async (transaction: Transaction<Tables>, rows: readonly PhotoSetRow[]): Promise<void> => {
  await bulkInsert(transaction, 'photo_set', columns, rows);
  const photos = rows.flatMap(({ companyId, photoSetId, album, photos: some, paint }) =>
    some.map(({ photoId, drawing }, turn) => ({ companyId, photoSetId, place: turn + 1, photoId, bytes: paint(album, drawing) })),
  );
  await bulkInsert(transaction, 'company_photo', photoColumns, photos);
};

export const fillDemoPhotos = (db: Kysely<Tables>, options: FillOptions): Promise<number> =>
  fillContributions<PhotoSetRow>(db, options, {
    table: 'photo_set',
    mostInTests,
    write,
    rowsAtATime: 200,
    makeFigures: async (transaction, companyIds) => {
      await runUntimed(transaction, 'analyze photo_set, company_photo');
      for (const companyId of companyIds) await photoSummary.refresh(transaction, companyId, options.nowMs);
    },
    composing: async () => {
      const paint = await paintAlbums(options.seed);
      return (company, place) =>
        composePhotos(options.seed, company, place).map((set) => ({
          ...set,
          paint,
          companyId: company.id,
          postedAt: mondayBefore(options.nowMs, set.weeksAgo).toISOString(),
        }));
    },
  });
