import { sql, type Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import type { Objects } from '#core/media/objects.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../tables.ts';

/** The name of the small picture beside a whole one. */
const smallOf = (name: string): string => `${name}-small`;

/** The name under which a picture lies in the object store, small where there is a small one. */
export const objectSeen = (isSmall: boolean) =>
  isSmall ? sql`case when small_size is null then object_name else object_name || '-small' end` : sql`object_name`;

/** The bytes under a name, which are there unless the object store lost them or is another one. */
export async function objectBytes(objects: Objects | undefined, name: string | null): Promise<Uint8Array> {
  const bytes = name === null ? undefined : await objects?.find(name);
  if (!bytes) throw new Failure('broken', `The object store does not hold ${name}. It was deleted just now, or this is another bucket`);
  return bytes;
}

/** The whole and the small picture under the name of a whole one. */
export const bothObjectBytes = async (
  objects: Objects | undefined,
  name: string,
  hasSmall: boolean,
): Promise<readonly [Uint8Array, Uint8Array | undefined]> => [
  await objectBytes(objects, name),
  hasSmall ? await objectBytes(objects, smallOf(name)) : undefined,
];

/** Refuses to start without the object store in which pictures of this database lie: readers would see none of them. */
export async function refuseWithoutObjects(db: Kysely<Tables>, objects: Objects | undefined): Promise<void> {
  const kept = await db.selectFrom('stored_object').select('name').where('is_kept', '=', true).limit(1).executeTakeFirst();
  if (kept && !objects)
    throw new Failure(
      'conflict',
      'Pictures of this database lie in a bucket. Give S3_BUCKET and what goes with it as before; a backup with them holds all pictures, too.',
    );
}

const batch = 20;

/**
 * Moves the pictures of posts into the object store, once a night and only those of a day ago or more, in the order of their random names: so neither the time of
 * an object nor its name tells when somebody wrote, or leads to anybody. An object that no picture takes in the end is removed later.
 */
export async function moveIntoObjects(db: Kysely<Tables>, clock: Pick<Clock, 'now'>, objects: Objects): Promise<void> {
  const today = dayOf(clock.now());
  const before = new Date(clock.now() - dayMs);
  for (let after = ''; ;) {
    const { rows } = await sql<{ readonly id: string; readonly bytes: Uint8Array; readonly small: Uint8Array | null }>`
      select post_media.id, bytes, small from post_media join post on post.id = post_id
      where post_media.id > ${after} and bytes is not null and posted_at < ${before} order by post_media.id limit ${batch}`.execute(db);
    for (const row of rows) await moveOne(db, today, objects, row);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

interface Movable {
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly small: Uint8Array | null;
}

/** The name is noted before anything lies under it, so that nothing is ever forgotten there. */
async function moveOne(db: Kysely<Tables>, today: string, objects: Objects, { id, bytes, small }: Movable): Promise<void> {
  const name = randomId();
  await db.insertInto('stored_object').values({ name, noted_on: today }).execute();
  await objects.keep(name, bytes);
  if (small) await objects.keep(smallOf(name), small);
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('post_media')
      .set({ object_name: name, size: bytes.length, small_size: small && small.length, bytes: null, small: null })
      .where('id', '=', id)
      .where('bytes', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await transaction.updateTable('stored_object').set({ is_kept: true }).where('name', '=', name).execute();
  });
}

const mostRemoved = 1_000;

/** Removes objects from the store that no picture has any more; one that cannot be removed is tried again the next time. A name that is just being used is left for a day. */
export async function removeUnusedObjects(db: Kysely<Tables>, clock: Pick<Clock, 'now'>, objects: Objects): Promise<void> {
  const yesterday = dayOf(clock.now() - dayMs);
  const { rows } = await sql<{ readonly name: string }>`select name from stored_object where (is_kept or noted_on < ${yesterday}::date)
    and not exists (select from post_media where object_name = name) order by name limit ${mostRemoved}`.execute(db);
  for (const { name } of rows) {
    await objects.remove(name);
    await objects.remove(smallOf(name));
    await db.deleteFrom('stored_object').where('name', '=', name).execute();
  }
}
