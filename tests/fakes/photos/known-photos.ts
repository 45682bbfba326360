import { sql, type Kysely } from 'kysely';
import { mondayOf } from '#core/moderation/ledger.ts';
import { captionLines } from '#core/photos/caption-lines.ts';
import type { PhotoSetFacts } from '#core/photos/photo-set-draft.ts';
import { photoSummary } from '#server/adapters/photos/photo-summary.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { anId } from '#tests/content.ts';

/** Facts of one photo submission. Photos are named in caption order. */
export interface KnownPhotoSet extends PhotoSetFacts {
  readonly photoSetId: string;
  readonly companyId: string;
  readonly authorRef: string;
  readonly status: 'LIVE' | 'SCHEDULED' | 'FLAGGED';
  readonly week: string;
  readonly helpful: number;
  readonly photoIds: readonly string[];
}

export function aKnownPhotoSet(known: Partial<KnownPhotoSet> & Pick<KnownPhotoSet, 'companyId'>): KnownPhotoSet {
  const photoSetId = known.photoSetId ?? anId('p');
  const captions = known.captions ?? ['The corner by the window.'];
  return {
    photoSetId,
    authorRef: `key-of-${photoSetId}`.padEnd(43, 'x'),
    status: 'LIVE',
    album: 'office',
    week: '2026-W40',
    helpful: 0,
    captions,
    photoIds: captions.map(() => anId('f')),
    ...known,
  };
}

/** Size of every test photo, whole and small, in pixels and bytes. */
export const photoSize = { width: 1_200, height: 900, bytes: 12, smallBytes: 5 } as const;

export async function keepPhotos(db: Kysely<Tables>, sets: readonly KnownPhotoSet[], nowMs = Date.UTC(2026, 10, 20)): Promise<void> {
  for (const set of sets) await keepOne(db, set);
  for (const companyId of new Set(sets.map((set) => set.companyId)))
    await db.transaction().execute((transaction) => photoSummary.refresh(transaction, companyId, nowMs));
}

async function keepOne(db: Kysely<Tables>, set: KnownPhotoSet): Promise<void> {
  const { companyId, photoSetId, authorRef, status, week, album, captions, helpful } = set;
  await sql`insert into photo_set (company_id, id, author_ref, status, posted_at, album, captions, pictures_count, up_count, best)
    values (${companyId}, ${photoSetId}, ${authorRef}, ${status}, ${new Date(mondayOf(week))}, ${album}, ${captionLines(captions)}, ${captions.length}, ${helpful}, ${helpful})`.execute(
    db,
  );
  for (const [at, id] of set.photoIds.entries())
    await db
      .insertInto('company_photo')
      .values({
        company_id: companyId,
        photo_set_id: photoSetId,
        place: at + 1,
        id,
        width: photoSize.width,
        height: photoSize.height,
        bytes: Buffer.alloc(photoSize.bytes, id),
        small: Buffer.alloc(photoSize.smallBytes, id),
      })
      .execute();
}
