// Pages of the feed down to some depth, each with the statements that it is read by.
import type { FeedOrder } from '#core/feeds/feed-order.ts';
import { usualFeed, type FeedType } from '#core/feeds/feeds.ts';
import { PseudonymScope } from '#server/adapters/caller/pseudonym-scope.ts';
import { SqlFeeds } from '#server/adapters/feeds/sql-feeds.ts';
import { SystemClock } from '#server/adapters/system/system-clock.ts';
import type { PlainAnswer } from './plain-side.ts';
import { statementsOf } from './plain-side.ts';
import type { World } from './world.ts';

const path = '/api/feed/v3/feed';
const orders: readonly FeedOrder[] = ['FOR_YOU', 'LATEST'];
const pagesEach = 30;
/** Every number of posts is another address, and all together more than are kept of those for guests; nothing is kept for a member. */
const sizes = { GENERIC: Array.from({ length: 10 }, (_, at) => 20 - at), PERSONALIZED: [20] } as const;
/** The ids of the posts, and the posts: what a feed cannot be read without. The first page also counts what is new, which a plain server would not. */
const mainStatements = 2;

export async function feedRequests({ database, secrets, member }: World, feedType: FeedType): Promise<Record<string, PlainAnswer>> {
  const context = feedType === 'PERSONALIZED' ? { caller: member } : { caller: undefined };
  const feedsIn = (db: World['database']['db']) => new SqlFeeds(new PseudonymScope({ db, clock: new SystemClock(), secrets, context }));
  const found: Record<string, PlainAnswer> = {};
  for (const order of orders) {
    const question = { ...usualFeed, feedType, order };
    let cursor: string | null = null;
    for (let page = 0; page < pagesEach; page++) {
      for (const size of sizes[feedType]) {
        const query = new URLSearchParams({ feedType, order, limit: String(size), ...(cursor === null ? {} : { cursor }) });
        const at: string | null = cursor;
        const statements = await statementsOf(database.db, (db) => feedsIn(db).list(question, at, size));
        found[`${path}?${query.toString()}`] = { statements: statements.slice(0, mainStatements) };
      }
      ({ next: cursor } = await feedsIn(database.db).list(question, cursor));
      if (cursor === null) break;
    }
  }
  return found;
}
