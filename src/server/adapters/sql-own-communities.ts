import { sql, type Kysely, type Transaction } from 'kysely';
import type { Community, CommunityKey, OwnCommunities } from '#core/members/own-communities.ts';
import type { Asker } from '#core/session/asker.ts';
import { communitiesNamed, sameCommunity } from './known-communities.ts';
import { counters } from './counters.ts';
import { callerOf } from './own-caller.ts';
import type { Secrets } from './secrets.ts';
import type { Tables } from './tables.ts';

interface CommunityParts {
  readonly secrets: Pick<Secrets, 'reference'>;
  readonly asker: Asker;
}

/** The communities that whoever asks has chosen, kept by a key that does not lead to them. */
export class SqlOwnCommunities implements OwnCommunities {
  readonly #db: Kysely<Tables>;
  readonly #parts: CommunityParts;

  constructor(db: Kysely<Tables>, parts: CommunityParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async own(): Promise<readonly Community[]> {
    const rows = await this.#db
      .selectFrom('community_choice')
      .select(['community_type as type', 'community_id as entityId'])
      .where('member_ref', '=', this.#ref)
      .execute();
    return communitiesNamed(this.#db, rows);
  }

  async save(chosen: readonly CommunityKey[]): Promise<readonly Community[]> {
    const different = chosen.filter((one, place) => chosen.findIndex((other) => sameCommunity(one, other)) === place);
    const known = await communitiesNamed(this.#db, different);
    const member_ref = this.#ref;
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('community_choice').where('member_ref', '=', member_ref).execute();
      if (known.length === 0) return;
      await transaction
        .insertInto('community_choice')
        .values(known.map(({ type, entityId }) => ({ member_ref, community_type: type, community_id: entityId })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await joinThem(transaction, member_ref, known);
    });
    return known;
  }

  get #ref(): string {
    return this.#parts.secrets.reference('communities', callerOf(this.#parts.asker).member.userId);
  }
}

/** Whoever chose a community has joined it, where people talk in one of that name. */
async function joinThem(transaction: Transaction<Tables>, member: string, chosen: readonly CommunityKey[]): Promise<void> {
  const types = chosen.map(({ type }) => type);
  const names = chosen.map(({ entityId }) => entityId);
  await sql`with joined as (
      insert into membership (member, community_id)
      select ${member}, community.id from community join unnest(${types}::text[], ${names}::text[]) as chosen (type, url_name) using (type, url_name)
      on conflict do nothing returning community_id)
    insert into count_delta (thing, counter, change) select community_id, ${sql.lit(counters.followers)}, 1 from joined`.execute(transaction);
}
