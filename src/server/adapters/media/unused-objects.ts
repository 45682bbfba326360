import { sql, type Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import type { Objects } from '#core/media/objects.ts';
import { unlessUnderWay } from '../database/advisory-lock.ts';
import { eachByItself, type Handled } from '../database/each-by-itself.ts';
import type { Tables } from '../database/tables.ts';
import { smallOf } from './picture-objects.ts';

/** The most objects of one round, so that it ends soon. */
const most = 200;

/** The name of the lock under which objects are removed; a backup holds it, for it still reads those of pictures that are deleted meanwhile. */
export const objectRemoval = 'object removal';

/** A name in the store, and the post below which it was noted. */
interface Unused {
  readonly id: string;
  readonly postId: string;
}

/**
 * Removes objects from the store that no picture has any more, each by itself; one that cannot be removed is tried again the next time. A name that is just being
 * used is left for a day, and all are left while a backup reads them.
 */
export async function removeUnusedObjects(db: Kysely<Tables>, clock: Pick<Clock, 'now'>, objects: Objects): Promise<Handled> {
  const yesterday = dayOf(clock.now() - dayMs);
  const find = async (except: readonly string[], some: number) => {
    const { rows } = await sql<Unused>`select name as id, post_id as "postId" from stored_object
      where (is_kept or noted_on < ${yesterday}::date) and post_id <> ''
      and not exists (select from post_media where post_media.post_id = stored_object.post_id and object_name = name)
      and name <> all(${except}::text[]) order by random() limit ${some}`.execute(db);
    return rows;
  };
  const remove = async ({ id: name, postId }: Unused) => {
    await objects.remove(name);
    await objects.remove(smallOf(name));
    await db.deleteFrom('stored_object').where('post_id', '=', postId).where('name', '=', name).execute();
    return true;
  };
  let handled: Handled = { isMore: false };
  await unlessUnderWay(db, objectRemoval, async () => {
    await bringHome(db, yesterday);
    handled = await eachByItself(find, remove, most);
  });
  return handled;
}

/** Says of names that the release before noted without a post which post they belong to. One that no picture took within a day gets a post that there is not. */
async function bringHome(db: Kysely<Tables>, yesterday: string): Promise<void> {
  const noted = await db.selectFrom('stored_object').select(['name', 'is_kept', 'noted_on']).where('post_id', '=', '').limit(most).execute();
  if (noted.length === 0) return;
  const names = noted.map(({ name }) => name);
  const taken = await db.selectFrom('post_media').select(['post_id', 'object_name']).where('object_name', 'in', names).execute();
  const postOf = new Map(taken.map(({ post_id, object_name }) => [object_name, post_id]));
  for (const { name, is_kept, noted_on } of noted) {
    const post_id = postOf.get(name) ?? (is_kept || noted_on < yesterday ? 'gone' : undefined);
    if (post_id !== undefined) await db.updateTable('stored_object').set({ post_id }).where('post_id', '=', '').where('name', '=', name).execute();
  }
}
