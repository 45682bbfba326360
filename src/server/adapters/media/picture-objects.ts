import { sql, type Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs, indiaAheadMs } from '#core/figures/durations.ts';
import type { Objects } from '#core/media/objects.ts';
import { eachByItself, type Handled } from '../database/each-by-itself.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

/** The name of the small picture beside a whole one. */
export const smallOf = (name: string): string => `${name}-small`;

/** The name under which a picture lies in the object store, small where there is a small one. */
export const objectSeen = (isSmall: boolean) =>
  isSmall ? sql`case when small_size is null then object_name else object_name || '-small' end` : sql`object_name`;

/** The bytes under a name, which are there unless the object store lost them or is another one. */
export async function objectBytes(objects: Objects | undefined, name: string | null): Promise<Uint8Array> {
  const bytes = name === null ? undefined : await objects?.find(name);
  if (!bytes) throw new Failure('broken', `The object store does not have ${name}. It was deleted just now, or this is another bucket`);
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

/** Refuses to start without the object store in which pictures of this database lie, and with another one: readers would see none of them, and none that is deleted would go. A store that does not answer is waited for while the server runs. */
export async function refuseWithoutObjects(db: Kysely<Tables>, objects: Objects | undefined): Promise<void> {
  const { rows } = await sql<{
    readonly name: string;
  }>`select object_name as name from post_media where object_name is not null order by random() limit ${probes}`.execute(db);
  if (rows.length === 0) return;
  if (!objects)
    throw new Failure(
      'conflict',
      'Pictures of this database are in a bucket. Set S3_BUCKET and what goes with it as before; a backup made with them holds all pictures, too.',
    );
  for (const { name } of rows) if (await holdsOrIsAway(objects, name)) return;
  throw new Failure(
    'conflict',
    'Pictures of this database are in a bucket, and this is another one: it has none of them. Set S3_BUCKET and what goes with it as before.',
  );
}

/** Some pictures are looked for, as one may be deleted just now. */
const probes = 3;

const holdsOrIsAway = (objects: Objects, name: string): Promise<boolean> =>
  objects.find(name).then(
    (bytes) => bytes !== undefined,
    () => true,
  );

/** The most pictures of one round, so that it ends soon. */
const most = 200;

/**
 * Moves pictures of posts into the object store, some of them in random order: those of posts from before yesterday, so that neither the time of an object nor its
 * name tells when someone wrote, or leads to anyone. Each goes by itself, and one that the store refuses is tried again. An object that no picture takes in the
 * end is removed later.
 */
export async function moveIntoObjects(db: Kysely<Tables>, clock: Pick<Clock, 'now'>, objects: Objects): Promise<Handled> {
  const today = dayOf(clock.now());
  const before = new Date(Date.parse(today) - indiaAheadMs - dayMs);
  const find = async (except: readonly string[], some: number) => {
    const { rows } = await sql<{ readonly id: string }>`select post_media.id from post_media join post on post.id = post_id
      where bytes is not null and posted_at < ${before} and post_media.id <> all(${except}::text[]) order by random() limit ${some}`.execute(db);
    return rows;
  };
  return eachByItself(find, ({ id }) => moveOne(db, today, objects, id), most);
}

/** The name is noted before anything lies under it, so that nothing is ever forgotten there. */
async function moveOne(db: Kysely<Tables>, today: string, objects: Objects, id: string): Promise<boolean> {
  const found = await db.selectFrom('post_media').select(['post_id', 'bytes', 'small']).where('id', '=', id).executeTakeFirst();
  if (!found?.bytes) return true;
  const { post_id, bytes, small } = found;
  const name = randomId();
  await db.insertInto('stored_object').values({ name, post_id, noted_on: today }).execute();
  await objects.keep(name, bytes);
  if (small) await objects.keep(smallOf(name), small);
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('post_media')
      .set({ object_name: name, size: bytes.length, small_size: small && small.length, bytes: null, small: null })
      .where('post_id', '=', post_id)
      .where('id', '=', id)
      .where('bytes', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await transaction.updateTable('stored_object').set({ is_kept: true }).where('post_id', '=', post_id).where('name', '=', name).execute();
  });
  return true;
}
