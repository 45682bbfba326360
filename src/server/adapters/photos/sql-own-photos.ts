import { sql } from 'kysely';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { Failure } from '#core/failure.ts';
import { largestPictureBytes } from '#core/media/post-pictures.ts';
import type { OwnPhotos } from '#core/photos/own-photos.ts';
import { mostPhotos } from '#core/photos/photo.ts';
import { photoSetProblems, type OwnPhotoSet, type PhotoSetFacts } from '#core/photos/photo-set-draft.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { companyAt } from '../companies/company-at.ts';
import { checked, sanitizedCaptions } from '../content/sanitized-text.ts';
import { OwnModerated } from '../contributions/own-contribution.ts';
import { changedRow, newRow } from '../database/table.ts';
import { pictureQueue } from '../media/picture-queue.ts';
import type { SanitizedPicture } from '../media/picture-reader.ts';
import { randomId } from '../secrets/secrets.ts';
import { ownPhotosOf } from './own-photo-rows.ts';
import { photoKind } from './photo-kind.ts';
import { photoSet } from './photo-tables.ts';

/** Columns of a sending that no change of its author touches. */
const staysAsSent = ['company_id', 'id', 'author_ref', 'locked_for', 'posted_at', 'due_at', 'pictures_count'] as const;

/** A sending that photos are added to. */
interface OpenSet {
  readonly companyId: string;
  readonly picturesCount: number;
  /** Whether nobody has seen it. */
  readonly isOpen: boolean;
}

/** The photos of the key that signs. */
export class SqlOwnPhotos extends OwnModerated<OwnPhotoSet> implements OwnPhotos {
  constructor(scope: PseudonymScope) {
    super(scope, photoKind, ownPhotosOf);
  }

  async create(companyUrlName: string, facts: PhotoSetFacts, token: ContributionToken): Promise<OwnPhotoSet> {
    const before = await this.mine();
    if (before) return before;
    await this.keyed.admit(token);
    const texts = publishable(facts);
    const { id: companyId } = await companyAt(this.scope.db, companyUrlName);
    await this.keyed.create({
      token,
      texts,
      write: async (transaction, columns) => {
        const row = newRow(photoSet, { company_id: companyId, ...columns, album: facts.album, pictures_count: facts.captions.length, ...texts });
        await transaction.insertInto('photo_set').values(row).execute();
      },
    });
    return this.own();
  }

  /** A place is asked for before the file is read, for that costs a hundred times as much, and once more when it is kept. */
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

  async change(photoSetId: string, facts: PhotoSetFacts, version: number): Promise<OwnPhotoSet> {
    await this.keyed.holds(photoSetId);
    const texts = publishable(facts);
    const { captions } = await this.own();
    if (captions.length !== facts.captions.length) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    await this.keyed.change(photoSetId, {
      texts,
      write: async (transaction, { companyId, isSeen, statuses }) => {
        const { numUpdatedRows } = await transaction
          .updateTable('photo_set')
          .set(changedRow(photoSet, staysAsSent, { album: facts.album, ...texts, version: version + 1, is_edited: isSeen }))
          .where('company_id', '=', companyId)
          .where('id', '=', photoSetId)
          .where('version', '=', version)
          .where('status', 'in', statuses)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      },
    });
    return this.own();
  }

  /** The sending of the key that signs, locked where a statement of the same transaction follows; refused where it takes no photo for this place. */
  async #open(photoSetId: string, place: number, db: PseudonymScope['db'] = this.scope.db, locking = sql``): Promise<OpenSet> {
    const { rows } = await sql<OpenSet>`select company_id as "companyId", pictures_count as "picturesCount", due_at is not null as "isOpen" from photo_set
      where id = ${photoSetId} and author_ref = ${this.scope.signer} and status <> 'DELETED' ${locking}`.execute(db);
    const [found] = rows;
    if (!found) throw new Failure('missing');
    if (!found.isOpen) throw new Failure('conflict', 'Others see these photos already.');
    if (place > found.picturesCount) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    return found;
  }

  #keep(photoSetId: string, place: number, { bytes, small, width, height }: SanitizedPicture): Promise<void> {
    return this.scope.db.transaction().execute(async (transaction) => {
      const { companyId } = await this.#open(photoSetId, place, transaction, sql`for no key update`);
      await transaction
        .insertInto('company_photo')
        .values({ company_id: companyId, photo_set_id: photoSetId, place, id: randomId(), width, height, bytes, small })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }
}

/** What is said of photos, fit to be read by others; judged by the rule that the form keeps as well. */
function publishable(facts: PhotoSetFacts) {
  const captions = sanitizedCaptions(facts.captions);
  if (Object.keys(photoSetProblems(facts)).length > 0) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
  return checked({ captions });
}
