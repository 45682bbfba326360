import { sql } from 'kysely';
import { existing, Failure } from '#core/failure.ts';
import { largestPictureBytes } from '#core/media/post-pictures.ts';
import { captionsIn } from '#core/photos/caption-lines.ts';
import type { OwnPhotos } from '#core/photos/own-photos.ts';
import { mostPhotos } from '#core/photos/photo.ts';
import { photoSetProblems, type OwnPhotoSet, type PhotoSetFacts } from '#core/photos/photo-set-draft.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { sanitizedCaptions } from '../content/sanitized-text.ts';
import type { WriteContext } from '../contributions/own-kind.ts';
import { ownModerated } from '../contributions/own-moderated.ts';
import { atHome } from '../database/at-home.ts';
import { pictureQueue } from '../media/picture-queue.ts';
import type { SanitizedPicture } from '../media/picture-reader.ts';
import { randomId } from '../secrets/secrets.ts';
import { photoKind } from './photo-kind.ts';
import { photoSet } from './photo-tables.ts';

interface OwnRow extends Pick<OwnPhotoSet, 'album' | 'there'> {
  readonly captions: string;
  readonly picturesCount: number;
}

const ownPhotoSet = ownModerated({
  kind: photoKind,
  table: photoSet,
  texts: ({ captions }: PhotoSetFacts) => ({ captions: sanitizedCaptions(captions) }),
  problemsOf: photoSetProblems,
  facts: async ({ album, captions }, at) => {
    if (!at.isNew) await refuseOtherCount(at, captions.length);
    return { album, pictures_count: captions.length };
  },
  columns: sql<OwnRow>`album, captions, pictures_count as "picturesCount", (select coalesce(json_agg(place order by place), '[]') from company_photo
    where company_photo.company_id = photo_set.company_id and photo_set_id = photo_set.id) as there`,
  own: ({ id, album, captions, picturesCount, there }) => ({ photoSetId: id, album, captions: captionsIn(captions, picturesCount), there }),
});

/** Refuses fewer photos, and more once others have seen them; the row lock prevents publication meanwhile. */
async function refuseOtherCount({ transaction, companyId, id }: Pick<WriteContext<never>, 'transaction' | 'companyId' | 'id'>, count: number): Promise<void> {
  const sent = transaction.selectFrom('photo_set').select(['pictures_count', 'due_at']).where('company_id', '=', companyId).where('id', '=', id);
  const { pictures_count: before, due_at: dueAt } = existing(await sent.forNoKeyUpdate().executeTakeFirst());
  if (count < before) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
  if (count > before && dueAt === null) throw new Failure('conflict', othersSee);
}

const othersSee = 'Others see these photos already.';

interface OpenSet {
  readonly companyId: string;
  readonly picturesCount: number;
  readonly isOpen: boolean;
}

export class SqlOwnPhotos extends ownPhotoSet implements OwnPhotos {
  /** Asks for a place before the costly reading of the file, and again when storing. */
  async add(photoSetId: string, place: number, file: Uint8Array<ArrayBuffer>): Promise<OwnPhotoSet> {
    if (file.length > largestPictureBytes) throw new Failure('invalid', undefined, { code: 'BODY_TOO_LARGE' });
    await this.#open(photoSetId, place);
    const own = await this.own();
    if (own.there.includes(place)) return own;
    const owner = this.scope.signer;
    if (pictureQueue.countOf(owner) >= mostPhotos) throw new Failure('invalid', undefined, { code: 'USER_LIMIT_EXCEEDED' });
    await this.#keep(photoSetId, place, await pictureQueue.sanitized(file, { owner, whenOver: this.scope.whenOver }));
    return this.own();
  }

  async #open(photoSetId: string, place: number, db: PseudonymScope['db'] = this.scope.db, locking = sql``): Promise<OpenSet> {
    const { rows } = await sql<OpenSet>`select company_id as "companyId", pictures_count as "picturesCount", due_at is not null as "isOpen" from photo_set
      where id = ${photoSetId} and author_ref = ${this.scope.signer} and status <> 'DELETED' ${locking}`.execute(db);
    const [found] = rows;
    if (!found) throw new Failure('missing');
    if (!found.isOpen) throw new Failure('conflict', othersSee);
    if (place > found.picturesCount) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    return found;
  }

  #keep(photoSetId: string, place: number, { bytes, small, width, height }: SanitizedPicture): Promise<void> {
    return this.scope.db.transaction().execute(async (transaction) => {
      const locking = sql`${await atHome(transaction, photoSet, photoSetId)} for no key update`;
      const { companyId } = await this.#open(photoSetId, place, transaction, locking);
      await transaction
        .insertInto('company_photo')
        .values({ company_id: companyId, photo_set_id: photoSetId, place, id: randomId(), width, height, bytes, small })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }
}
