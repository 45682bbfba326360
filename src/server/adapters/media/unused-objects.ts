import { sql, type Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import type { Objects } from '#core/media/objects.ts';
import { unlessUnderWay } from '../database/advisory-lock.ts';
import { eachByItself, type Handled } from '../database/each-by-itself.ts';
import type { Tables } from '../database/tables.ts';
import { smallOf } from './picture-objects.ts';

/** Keeps a round short. */
const most = 200;

/** Lock for removing objects, taken by backups because they still read deleted pictures. */
export const objectRemoval = 'object removal';

interface Unused {
  readonly id: string;
  readonly postId: string;
}

/** Removes unused objects, sparing names in use for a day and everything during a backup. */
export async function removeUnusedObjects(db: Kysely<Tables>, clock: Pick<Clock, 'now'>, objects: Objects): Promise<Handled> {
  const yesterday = dayOf(clock.now() - dayMs);
  const find = async (except: readonly string[], some: number) => {
    const { rows } = await sql<Unused>`select name as id, post_id as "postId" from stored_object
      where (is_kept or noted_on < ${yesterday}::date) and post_id <> ''
      and not exists (select 1 from post_media where post_media.post_id = stored_object.post_id and object_name = name)
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

/** Assigns names from the former release to posts; those still unused after a day get a nonexistent post. */
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
