import { sql, type Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { rankScore } from '#core/feeds/feed-order.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { keptMoment } from '#core/posts/posted-moment.ts';
import { inForce } from '../caller/refuse-sanctioned.ts';
import { addDelta } from '../counts/counters.ts';
import type { Tables } from '../tables.ts';

interface Due {
  readonly id: string;
  readonly community: string;
  readonly persona: ProfileType;
}

/** Brings out the scheduled posts that are due, in random order, as if they had just been written. A post of a persona that may not write now waits until it may. Of several servers one brings out a post. */
export async function bringOut(db: Kysely<Tables>, clock: Pick<Clock, 'now'>): Promise<void> {
  const now = clock.now();
  const { rows } = await sql<Due>`select post.id, community_id as community, persona.kind as persona
    from scheduled_post join post on post.id = post_id join persona on persona.ref = author_ref
    where due <= ${new Date(now)} and not exists (select from sanction where sanction.author_ref = post.author_ref and ${inForce({ now })}) order by random()`.execute(
    db,
  );
  for (const { id, community, persona } of rows)
    await db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction.deleteFrom('scheduled_post').where('post_id', '=', id).executeTakeFirst();
      if (numDeletedRows === 0n) return;
      const postedAt = keptMoment(persona, now, Math.random());
      const heat = rankScore({ postedAtMs: postedAt, upVotes: 0, downVotes: 0, commentsCount: 0, requestsCount: 0 });
      const { numUpdatedRows } = await transaction
        .updateTable('post')
        .set({ status: 'LIVE', posted_at: new Date(postedAt), heat })
        .where('id', '=', id)
        .where('status', '=', 'SCHEDULED')
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await addDelta(transaction, community, 'posts', 1);
    });
}
