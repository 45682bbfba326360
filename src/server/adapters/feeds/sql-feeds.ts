import { sql } from 'kysely';
import type { CommunityKey } from '#core/communities/community.ts';
import { Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import { varied } from '#core/feeds/feed-order.ts';
import { mostNewPosts, usualFeed, type FeedPage, type FeedQuestion, type Feeds, type RelatedToCommunity, type MyFigures } from '#core/feeds/feeds.ts';
import type { Post } from '#core/posts/post.ts';
import { sqlOfOwn } from '../crowds/counting-statements.ts';
import { communityAt } from '../communities/community-at.ts';
import { communityRows } from '../communities/community-rows.ts';
import { joinedCommunities } from '../communities/joined-list.ts';
import { feedQuery, recentQuery, type FeedReader } from './feed-query.ts';
import { mutedAuthors } from '../mutes/muted-authors.ts';
import { postRows } from '../posts/post-rows.ts';
import { postFromRow } from '../posts/post-from-row.ts';
import { listCursor, keysetPosition } from '../paging/list-cursor.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

const relatedCount = 5;
const recentMs = 2 * 3_600_000;

interface FoundInFeed extends FeedReader {
  readonly ids: readonly string[];
  readonly next: string | null;
  readonly communityId: string | undefined;
}

export class SqlFeeds implements Feeds {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async list(question: FeedQuestion, after?: string | null, pageSize = usualPageSize): Promise<FeedPage> {
    const { ids, next, communityId, joined, muted } = await this.#found(question, after, pageSize);
    const [items, newest] = await Promise.all([this.#posts(ids, joined), after ? null : this.#newest(question, communityId, muted)]);
    return { items, next, newest };
  }

  async top(question: FeedQuestion, count: number): Promise<readonly Post[]> {
    const { ids, joined } = await this.#found(question, null, count);
    return this.#posts(ids, joined);
  }

  async #found(question: FeedQuestion, after: string | null | undefined, pageSize: number): Promise<FoundInFeed> {
    const { db, secrets } = question.feedType === 'PERSONALIZED' ? this.#scope.member : this.#scope;
    const communityId = question.community ? (await communityAt(this.#scope.db, question.community)).id : undefined;
    const list = this.#listOf(question);
    const reader = await this.#reader();
    const { rows } = await feedQuery(this.#scope, {
      question,
      communityId,
      after: keysetPosition(secrets, list, after, this.#listOf(question, '')),
      count: pageSize + 1,
      ...reader,
    }).execute(db);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    const ordered = communityId === undefined && question.order === 'FOR_YOU' ? varied(shown, ({ community_id }) => community_id) : shown;
    return {
      ids: ordered.map(({ id }) => id),
      next: last ? listCursor(secrets, list, { order: last.place, id: last.id }) : null,
      communityId,
      ...reader,
    };
  }

  async newSince(newest: string): Promise<number> {
    const { db, secrets } = this.#scope;
    const opened = secrets.unseal('feed newest', newest);
    const [who, question, communityId, sinceMs, before] = Array.isArray(opened) ? (opened as [string, FeedQuestion, string | null, number, number]) : [];
    if (question === undefined || sinceMs === undefined || before === undefined || (who !== '' && who !== this.#scope.keyOrGuest('lists')))
      throw new Failure('invalid', 'This token is not ours', { code: 'CURSOR_INVALID' });
    const { rows } = await recentQuery(this.#scope, question, communityId ?? undefined, sinceMs, await mutedAuthors(this.#scope)).execute(db);
    return Math.min(mostNewPosts, Math.max(0, (rows[0]?.count ?? 0) - before));
  }

  async mine(after?: string | null, pageSize = usualPageSize): Promise<Page<Post>> {
    const { db, secrets } = this.#scope;
    const list = ['mine', this.#scope.keyFor('lists')];
    const position = keysetPosition(secrets, list, after);
    const { rows } = await sql<{ readonly id: string; readonly place: number }>`select id, (extract(epoch from posted_at) * 1000)::bigint as place from post
      where author_ref = any(${this.#scope.personas}::text[]) and status <> 'DELETED'
        ${position ? sql`and (posted_at, id) < (to_timestamp(${position.order}::float8 / 1000), ${position.id})` : sql``}
      order by posted_at desc, id desc limit ${sql.lit(pageSize + 1)}`.execute(db);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    return { items: await this.#posts(shown.map(({ id }) => id)), next: last ? listCursor(secrets, list, { order: last.place, id: last.id }) : null };
  }

  async myFigures(): Promise<MyFigures> {
    const { personas, db } = this.#scope.member;
    const joined = await joinedCommunities(this.#scope);
    const { rows } = await sqlOfOwn<Omit<MyFigures, 'communitiesCount'>>`select
      (select count(*)::integer from post where author_ref = any(${personas}::text[]) and status <> 'DELETED') as "postsCount",
      (select count(*)::integer from comment where author_ref = any(${personas}::text[]) and status <> 'DELETED') as "commentsCount",
      (select count(*)::integer from post where author_ref = any(${personas}::text[]) and status = 'FLAGGED') as "flaggedCount"`.execute(db);
    return { ...(rows[0] ?? { postsCount: 0, commentsCount: 0, flaggedCount: 0 }), communitiesCount: joined.length };
  }

  async related(community: CommunityKey | null): Promise<RelatedToCommunity> {
    const place = community && (await communityAt(this.#scope.db, community));
    const question = { ...usualFeed, community };
    const reader = await this.#reader();
    const count = usualPageSize + relatedCount;
    const { rows } = await feedQuery(this.#scope, { question, communityId: place?.id, after: undefined, count, ...reader }).execute(this.#scope.db);
    // Beside the first page of the same order, its posts would be said twice.
    const further = rows.length > usualPageSize ? rows.slice(usualPageSize) : rows.slice(0, relatedCount);
    const near = place ? sql`community.category = ${place.category} and community.id <> ${place.id}` : sql`true`;
    return {
      posts: await this.#posts(
        further.map(({ id }) => id),
        reader.joined,
      ),
      communities: await communityRows(this.#scope, { where: near, limit: relatedCount, joined: reader.joined }),
    };
  }

  async #reader(): Promise<FeedReader> {
    const [joined, muted] = await Promise.all([joinedCommunities(this.#scope), mutedAuthors(this.#scope)]);
    return { joined, muted };
  }

  async #posts(ids: readonly string[], joined?: readonly string[]): Promise<readonly Post[]> {
    return (await postRows(this.#scope, ids, joined)).map((row) => postFromRow(row, this.#scope));
  }

  async #newest(question: FeedQuestion, communityId: string | undefined, muted: readonly string[]): Promise<string> {
    const sinceMs = this.#scope.now - recentMs;
    const { rows } = await recentQuery(this.#scope, question, communityId, sinceMs, muted).execute(this.#scope.db);
    return this.#scope.secrets.seal('feed newest', [
      this.#scope.keyOrGuest('lists'),
      { ...question, community: null },
      communityId ?? null,
      sinceMs,
      rows[0]?.count ?? 0,
    ]);
  }

  #listOf({ feedType, order, communityType, community }: FeedQuestion, reader = this.#scope.keyOrGuest('lists')): readonly unknown[] {
    return [feedType, order, communityType, community, reader];
  }
}
