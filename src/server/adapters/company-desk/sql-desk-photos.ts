import { sql, type Transaction } from 'kysely';
import type { DeskPhoto, DeskPhotoFacts, DeskPhotos } from '#core/company-desk/desk-photos.ts';
import { refusalsOf } from '#core/company-desk/reply-refusal.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { largestPictureBytes } from '#core/media/post-pictures.ts';
import { mostPhotosByCompany, type AlbumName } from '#core/photos/photo.ts';
import { photoSetProblems } from '#core/photos/photo-set-draft.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { deskRef } from '../company-replies/company-reply-kind.ts';
import { checked, sanitizedCaptions, type PublishedText } from '../content/sanitized-text.ts';
import type { Tables } from '../database/tables.ts';
import { pictureQueue } from '../media/picture-queue.ts';
import type { SanitizedPicture } from '../media/picture-reader.ts';
import { pictureFromRow, type KeptPicture } from '../media/post-pictures.ts';
import { lockedTarget } from '../moderation/moderation-target.ts';
import { withdraw } from '../moderation/withdraw.ts';
import { photoKind } from '../photos/photo-kind.ts';
import { randomId } from '../secrets/secrets.ts';
import { readerPlace, writerPlace } from './desk-scope.ts';
import { refuseWords } from './refuse-words.ts';

interface PhotoRow extends KeptPicture {
  readonly photoSetId: string;
  readonly album: AlbumName;
  readonly caption: string;
  readonly postedAt: Date;
  readonly status: 'LIVE' | 'FLAGGED' | 'AUTHOR_REJECTED';
}

interface NewPhoto {
  readonly companyId: string;
  readonly album: AlbumName;
  readonly captions: PublishedText;
  readonly picture: SanitizedPicture;
}

const statesOf = { LIVE: 'shown', FLAGGED: 'waiting', AUTHOR_REJECTED: 'takenDown' } as const satisfies Record<PhotoRow['status'], DeskPhoto['state']>;

/** Photos of one each in the company's name, where members' sets are. */
export class SqlDeskPhotos implements DeskPhotos {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async list(urlName: string): Promise<readonly DeskPhoto[]> {
    const { company } = await readerPlace(this.#scope, urlName);
    return this.#photos(company.id);
  }

  async add(urlName: string, { album, caption }: DeskPhotoFacts, file: Uint8Array<ArrayBuffer>): Promise<readonly DeskPhoto[]> {
    const { db, whenOver } = this.#scope;
    const { company } = await writerPlace(this.#scope, urlName);
    if (file.length > largestPictureBytes) throw new Failure('invalid', undefined, { code: 'BODY_TOO_LARGE' });
    if (Object.keys(photoSetProblems({ album, captions: [caption] })).length > 0) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    refuseWords(refusalsOf(caption ?? '', company.name), 'caption');
    const { captions } = checked({ captions: sanitizedCaptions([caption]) });
    const picture = await pictureQueue.sanitized(file, { owner: deskRef(company.id), whenOver });
    await db.transaction().execute((transaction) => this.#keep(transaction, { companyId: company.id, album, captions, picture }));
    return this.#photos(company.id);
  }

  async remove(urlName: string, photoSetId: string): Promise<void> {
    const scope = this.#scope;
    const { company } = await writerPlace(scope, urlName);
    await scope.db.transaction().execute(async (transaction) => {
      const target = await lockedTarget(transaction, scope, photoSetId);
      const isOwn = target?.kind === photoKind && target.placeId === company.id && target.authorRef === deskRef(company.id);
      if (!isOwn || target.status === 'DELETED') throw new Failure('missing');
      if (target.status !== 'LIVE') throw new Failure('conflict', 'This photo waits for a decision, or was taken down.', { code: 'CONFLICT' });
      await withdraw(transaction, scope, target);
    });
  }

  async #keep(transaction: Transaction<Tables>, { companyId, album, captions, picture }: NewPhoto): Promise<void> {
    await sql`select 1 from company where id = ${companyId} for no key update`.execute(transaction);
    if (await isThere(transaction, companyId, picture.bytes)) return;
    await refuseTooMany(transaction, companyId);
    const [id, { bytes, small, width, height }] = [randomId(), picture];
    await transaction
      .insertInto('photo_set')
      .values({
        company_id: companyId,
        id,
        author_ref: deskRef(companyId),
        locked_for: null,
        posted_at: new Date(`${this.#scope.today}T00:00:00Z`),
        due_at: null,
        album,
        captions,
        pictures_count: 1,
      })
      .execute();
    await transaction
      .insertInto('company_photo')
      .values({ company_id: companyId, photo_set_id: id, place: 1, id: randomId(), width, height, bytes, small })
      .execute();
  }

  async #photos(companyId: string): Promise<readonly DeskPhoto[]> {
    const { rows } = await sql<PhotoRow>`select company_photo.id, width, height, octet_length(bytes) as bytes, octet_length(small) as "smallBytes",
        photo_set_id as "photoSetId", album, captions as caption, posted_at as "postedAt", status
      from company_photo join photo_set on photo_set.company_id = company_photo.company_id and photo_set.id = photo_set_id
      where company_photo.company_id = ${companyId} and author_ref = ${deskRef(companyId)} and status <> 'DELETED'
      order by posted_at desc, photo_set.id desc limit ${sql.lit(mostPhotosByCompany)}`.execute(this.#scope.db);
    return rows.map(({ photoSetId, album, caption, postedAt, status, ...kept }) => ({
      photoSetId,
      album,
      caption: caption || null,
      addedOn: dayOf(postedAt.getTime()),
      state: statesOf[status],
      small: status === 'LIVE' ? pictureFromRow(kept).small : null,
    }));
  }
}

/** Finds the picture among the desk's own; refuses one that was taken down from the company's page. */
async function isThere(transaction: Transaction<Tables>, companyId: string, bytes: Uint8Array): Promise<boolean> {
  const { rows } = await sql<{ readonly isTakenDown: boolean }>`select status = 'AUTHOR_REJECTED' as "isTakenDown"
    from company_photo join photo_set on photo_set.company_id = company_photo.company_id and photo_set.id = photo_set_id
    where company_photo.company_id = ${companyId} and bytes = ${bytes}
      and (status = 'AUTHOR_REJECTED' or (author_ref = ${deskRef(companyId)} and status <> 'DELETED'))`.execute(transaction);
  if (rows.some(({ isTakenDown }) => isTakenDown)) throw new Failure('conflict', 'This picture was taken down.', { code: 'CONFLICT' });
  return rows.length > 0;
}

async function refuseTooMany(transaction: Transaction<Tables>, companyId: string): Promise<void> {
  const known = await transaction
    .selectFrom('photo_set')
    .select('id')
    .where('company_id', '=', companyId)
    .where('author_ref', '=', deskRef(companyId))
    .where('status', '<>', 'DELETED')
    .limit(mostPhotosByCompany)
    .execute();
  if (known.length >= mostPhotosByCompany) throw new Failure('conflict', 'There are as many photos here as there can be.', { code: 'TOO_MANY' });
}
