import type { Kysely } from 'kysely';
import type { Community, CommunityKey, OwnCommunities } from '#core/communities/own-communities.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { communitiesJoined, communitiesNamed, communityShown, sameCommunity } from './known-communities.ts';
import { joinCommunities, leaveCommunities } from './memberships.ts';
import { callerOf } from '../caller/own-caller.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../tables.ts';

interface CommunityParts {
  readonly secrets: Pick<Secrets, 'reference'>;
  readonly context: RequestContext;
}

/** The communities that the caller has joined, kept by a key that does not lead to them. */
export class SqlOwnCommunities implements OwnCommunities {
  readonly #db: Kysely<Tables>;
  readonly #parts: CommunityParts;

  constructor(db: Kysely<Tables>, parts: CommunityParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async own(): Promise<readonly Community[]> {
    return (await communitiesJoined(this.#db, this.#ref)).map(communityShown);
  }

  async save(chosen: readonly CommunityKey[]): Promise<readonly Community[]> {
    const known = await communitiesNamed(this.#db, chosen);
    await this.#db.transaction().execute(async (transaction) => {
      const joined = await communitiesJoined(transaction, this.#ref);
      const left = joined.filter((one) => !known.some((other) => sameCommunity(one, other)));
      await leaveCommunities(transaction, this.#ref, left.map(idOf));
      await joinCommunities(transaction, this.#ref, known.map(idOf));
    });
    return known.map(communityShown);
  }

  get #ref(): string {
    return this.#parts.secrets.reference('communities', callerOf(this.#parts.context).member.userId);
  }
}

const idOf = ({ id }: { readonly id: string }): string => id;
