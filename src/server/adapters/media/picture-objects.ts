import { sql, type Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs, indiaAheadMs } from '#core/figures/durations.ts';
import type { Objects } from '#core/media/objects.ts';
import { eachByItself, type Handled } from '../database/each-by-itself.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

export const smallOf = (name: string): string => `${name}-small`;

/** Name in the object store, of the small picture where there is one. */
export const objectSeen = (isSmall: boolean) =>
  isSmall ? sql`case when small_size is null then object_name else object_name || '-small' end` : sql`object_name`;

/** Fails if the store lost the bytes or is another one. */
export async function objectBytes(objects: Objects | undefined, name: string | null): Promise<Uint8Array> {
  const bytes = name === null ? undefined : await objects?.find(name);
  if (!bytes) throw new Failure('broken', `The object store does not have ${name}. It was deleted just now, or this is another bucket`);
  return bytes;
}

export const bothObjectBytes = async (
  objects: Objects | undefined,
  name: string,
  hasSmall: boolean,
): Promise<readonly [Uint8Array, Uint8Array | undefined]> => [
  await objectBytes(objects, name),
  hasSmall ? await objectBytes(objects, smallOf(name)) : undefined,
];

/** Refuses to start with a missing or wrong object store, where readers and deletions would miss pictures. */
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

/** Checks several pictures, as one may just be deleted. */
const probes = 3;

const holdsOrIsAway = (objects: Objects, name: string): Promise<boolean> =>
  objects.find(name).then(
    (bytes) => bytes !== undefined,
    () => true,
  );

/** Keeps a round short. */
const most = 200;

/** Moves post pictures older than yesterday to the store in random order, so no object time betrays an author. */
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

/** Records the name before storing anything under it, so that no object is forgotten. */
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
