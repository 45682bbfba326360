import { sql, type RawBuilder } from 'kysely';
import { digestDays, digestLine, digestPosts, type Digest, type DigestPost } from '#core/digests/digest.ts';
import { rankScore } from '#core/feeds/feed-order.ts';
import { dayMs } from '#core/figures/durations.ts';
import { isAmong, type NotificationTopic } from '#core/notifications/notification-topics.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { isUnmuted, mutedAuthors } from '../mutes/muted-authors.ts';
import { SqlNotifications } from '../notifications/sql-notifications.ts';

const most = 100;

interface FoundRow {
  readonly id: string;
  readonly communityId: string;
  readonly title: string | null;
  readonly content: string;
  readonly postedAtMs: number;
  readonly upVotes: number;
  readonly commentsCount: number;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
}

/** Covers posts of all communities, as no row says which a member joined. */
export async function findDigest(scope: PseudonymScope, unlisted: readonly NotificationTopic[]): Promise<Omit<Digest, 'alerts'>> {
  const sinceMs = scope.now - digestDays * dayMs;
  const muted = await mutedAuthors(scope);
  const { rows } = await liked(fit(scope, { sinceMs, muted })).execute(scope.db);
  const notified = await new SqlNotifications(scope).list('phone', 'en');
  return {
    posts: digestPosts(rows.map(postFromRow), { sinceMs, names: await ownNames(scope) }),
    unseen: notified.filter(({ status, kind }) => status === 0 && !isAmong(unlisted, kind)).length,
  };
}

/** Recent public posts, without muted authors or hidden posts; a minimal heat spares the index older ones. */
const fit = (scope: PseudonymScope, { sinceMs, muted }: { readonly sinceMs: number; readonly muted: readonly string[] }) => sql`status = 'LIVE'
  and heat >= ${rankScore({ postedAtMs: sinceMs, upVotes: 0, downVotes: 1_000_000, commentsCount: 0, requestsCount: 0 })}::integer
  and posted_at > to_timestamp(${sinceMs}::float8 / 1000) and ${isUnmuted('post', muted)}
  and not exists (select 1 from hidden_post where viewer = ${scope.keyFor('hidden')} and post_id = post.id)`;

const facts = sql`post.id, community_id, title, content, posted_at, up_count, comments_count, heat`;

const shown = sql`found.id, community_id as "communityId", title, content, (extract(epoch from posted_at) * 1000)::float8 as "postedAtMs", up_count as "upVotes",
  comments_count as "commentsCount", name, coalesce(names, '{}') as names`;

const liked = (which: RawBuilder<unknown>): RawBuilder<FoundRow> => sql`select ${shown}
  from (select ${facts} from post where ${which} order by heat desc, id desc limit ${sql.lit(most)}) as found
  join community on community.id = community_id`;

const postFromRow = ({ title, content, name, names, ...row }: FoundRow): DigestPost => ({
  ...row,
  community: { ...names, en: name },
  line: digestLine(title, content),
});

async function ownNames({ db, personas }: PseudonymScope): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('persona')
    .select('name')
    .where('ref', 'in', [...personas])
    .execute();
  return rows.map(({ name }) => name);
}
