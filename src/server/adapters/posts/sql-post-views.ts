import { sql } from 'kysely';
import type { PostViews } from '#core/posts/post-views.ts';
import { counters } from '../counts/counters.ts';
import { isKeyed } from '../keyed-voters/keyed-voters.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export class SqlPostViews implements PostViews {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async record(postIds: readonly string[]): Promise<void> {
    const viewer = this.#scope.keyFor('views');
    const ids = [...new Set(postIds)].toSorted();
    if (!this.#scope.isSigned && (await isKeyed(this.#scope.db, this.#scope.keyFor('votes')))) return;
    const isCounted = this.#scope.isSigned ? sql`author_ref <> ${this.#scope.signer}` : sql`true`;
    await sql`with seen as (
        insert into post_view (post_id, viewer, seen_on) select id, ${viewer}, ${this.#scope.today}::date from post
        where id = any(${ids}::text[]) and status = 'LIVE' and ${isCounted} order by id
        on conflict do nothing returning post_id)
      insert into count_delta (thing, counter, change) select post_id, ${sql.lit(counters.views)}, 1 from seen`.execute(this.#scope.db);
  }
}
