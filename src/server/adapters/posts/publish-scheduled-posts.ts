import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { rankScore } from '#core/feeds/feed-order.ts';
import { dayOf } from '#core/figures/ago.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { keptMoment } from '#core/posts/posted-moment.ts';
import { keysOfPersonas } from '../caller/keys-of-personas.ts';
import { inForce, sanctionKeysOfSigner, silencesOf } from '../caller/refuse-sanctioned.ts';
import { holdSanctions } from '../caller/sanction-locks.ts';
import { addDelta } from '../counts/counters.ts';
import { everyOneByItself } from '../database/each-by-itself.ts';
import { randomFraction, type Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

interface Due {
  readonly id: string;
  readonly author: string;
  readonly community: string;
  readonly due: Date;
}

/** Publishes due posts in random order; barred or resting authors and closed communities wait. */
export async function publishScheduledPosts(db: Kysely<Tables>, secrets: Pick<Secrets, 'personaOf' | 'reference'>, clock: Pick<Clock, 'now'>): Promise<void> {
  const now = clock.now();
  const { rows } = await sql<{ readonly author: string }>`select distinct author_ref as author ${dueAt(now)}`.execute(db);
  const authors = rows.map(({ author }) => author);
  const keys = await keysOfPersonas(db, secrets, now, authors);
  const waiting = await whoWait(db, now, authors);
  const find = async (except: readonly string[], most: number) => {
    const found = await sql<Due>`select post.id, author_ref as author, community_id as community, due
      ${dueAt(now)} and post.id <> all(${except}::text[]) and author_ref <> all(${waiting}::text[]) order by random() limit ${most}`.execute(db);
    return found.rows;
  };
  await everyOneByItself(find, (due) => {
    const silences = silencesOf(secrets, keys.get(due.author) ?? sanctionKeysOfSigner(secrets, due.author), due.author);
    return db.transaction().execute(async (transaction) => {
      await holdSanctions(transaction);
      const stored = await sql`select 1 from sanction where ${inForce({ now })} and ${silences} limit 1`.execute(transaction);
      if (stored.rows.length > 0) return false;
      const author = await transaction.selectFrom('persona').select('kind').where('ref', '=', due.author).where('is_hidden', '=', false).executeTakeFirst();
      if (!author) return false;
      const existing = await sql`select ${dueAt(now)} and post.id = ${due.id} for update of post`.execute(transaction);
      if (existing.rows.length > 0) await publish(transaction, now, due, author.kind);
      return true;
    });
  });
}

const dueAt = (now: number): RawBuilder<unknown> => sql`from scheduled_post join post on post.id = post_id
  join community on community.id = community_id and not is_closed
  where due <= ${new Date(now)} and status = 'SCHEDULED'`;

async function whoWait(db: Kysely<Tables>, now: number, authors: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly author: string }>`select ref as author from persona where ref = any(${authors}::text[]) and is_hidden
    union select author_ref from sanction where author_ref = any(${authors}::text[]) and ${inForce({ now })}`.execute(db);
  return rows.map(({ author }) => author);
}

/** Counts poll days from publication, keeping the drawn length. */
async function publish(transaction: Kysely<Tables>, now: number, { id, community, due }: Due, persona: ProfileType): Promise<void> {
  const postedAt = keptMoment(persona, now, randomFraction());
  const heat = rankScore({ postedAtMs: postedAt, upVotes: 0, downVotes: 0, commentsCount: 0, requestsCount: 0 });
  await transaction.deleteFrom('scheduled_post').where('post_id', '=', id).execute();
  const closesOn = sql<string>`closes_on + (${dayOf(now)}::date - ${dayOf(due.getTime())}::date)`;
  await transaction
    .updateTable('post')
    .set({ status: 'LIVE', posted_at: new Date(postedAt), heat, closes_on: closesOn })
    .where('id', '=', id)
    .execute();
  await addDelta(transaction, community, 'posts', 1);
}
