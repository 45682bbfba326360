import { sql, type Kysely } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { Objects } from '#core/media/objects.ts';
import { largestPictureBytes, mostUnposted, type PostPicture, type PostPictures, type ShownPicture } from '#core/media/post-pictures.ts';
import { editableStatuses, maySee } from '#core/posts/post-access.ts';
import type { KeptStatus } from '#core/posts/post.ts';
import { sqlOfOwn } from '../crowds/counting-statements.ts';
import { pictureQueue } from './picture-queue.ts';
import { objectBytes, objectSeen } from './picture-objects.ts';
import { takeFromQuota } from '../caller/daily-quota.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import { refuseSilenced } from '../caller/refuse-sanctioned.ts';
import { readerOf } from '../caller/reader-of.ts';
import { randomId } from '../secrets/secrets.ts';
import { pictureFromRow } from './post-pictures.ts';
import type { Tables } from '../database/tables.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

interface SeenPicture {
  readonly bytes: Uint8Array | null;
  readonly object: string | null;
  /** Status and author of its post; null until a post takes it. */
  readonly status: KeptStatus | null;
  readonly author_ref: string | null;
}

export class SqlPostPictures implements PostPictures {
  readonly #scope: PseudonymScope;
  readonly #objects: Objects | undefined;

  constructor(scope: PseudonymScope, objects?: Objects) {
    this.#scope = scope;
    this.#objects = objects;
  }

  async upload(bytes: Uint8Array<ArrayBuffer>): Promise<PostPicture> {
    const scope = await this.#scope.writer();
    if (bytes.length > largestPictureBytes) throw new Failure('invalid', undefined, { code: 'BODY_TOO_LARGE' });
    const owner = scope.keyFor('uploads');
    await takeFromQuota(scope.db, scope, 'uploads');
    await refuseMore(scope.db, owner, pictureQueue.countOf(owner));
    const { width, height, bytes: sanitized, small } = await pictureQueue.sanitized(bytes, { owner, whenOver: scope.whenOver });
    const id = randomId();
    await withAdvisoryLock(scope.db, owner, async (transaction) => {
      await refuseSilenced(transaction, scope);
      await refuseMore(transaction, owner, 0);
      await transaction.insertInto('upload').values({ id, owner, width, height, bytes: sanitized, small, made_on: scope.today }).execute();
    });
    return pictureFromRow({ id, width, height, bytes: sanitized.length, smallBytes: small && small.length });
  }

  async remove(postId: string, fileKey: string): Promise<void> {
    const { db, personas } = this.#scope.member;
    const { rows } = await sql`delete from post_media using post
      where post_media.id = ${fileKey} and post_id = ${postId} and post.id = post_id and author_ref = any(${personas}::text[])
        and status = any(${editableStatuses}::text[]) returning 1`.execute(db);
    if (rows.length === 0) throw new Failure('missing');
  }

  /** Shown to readers of its post, or to the uploader while no post has taken it. */
  async shown(id: string, isSmall = false): Promise<ShownPicture | undefined> {
    const { rows } = await sql<SeenPicture>`
      select ${isSmall ? sql`coalesce(small, bytes)` : sql`bytes`} as bytes, ${objectSeen(isSmall)} as object, status, author_ref
        from post_media join post on post.id = post_id where post_media.id = ${id}
      union all select ${isSmall ? sql`coalesce(small, bytes)` : sql`bytes`}, null, null, null from upload
        where id = ${id} and owner = ${this.#scope.keyOrGuest('uploads')}`.execute(this.#scope.db);
    const [found] = rows;
    if (!found || !this.#isFor(found)) return undefined;
    return { bytes: found.bytes ?? (await objectBytes(this.#objects, found.object)), isPublic: found.status === 'LIVE' };
  }

  #isFor({ status, author_ref }: SeenPicture): boolean {
    return status === null || author_ref === null || maySee(status, readerOf({ author_ref }, this.#scope));
  }
}

/** Limits a member's pictures without a post; checked before reading and again before storing. */
async function refuseMore(db: Kysely<Tables>, owner: string, inWork: number): Promise<void> {
  const { rows } = await sqlOfOwn<{ readonly count: number }>`select count(*)::integer as count from upload where owner = ${owner}`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count + inWork >= mostUnposted) throw new Failure('invalid', undefined, { code: 'USER_LIMIT_EXCEEDED' });
}
