import type { OwnCommunity, CommunityRef, OwnCommunities } from '#core/communities/own-communities.ts';
import { isSameCommunity } from '#core/communities/community.ts';
import { communitiesJoined, communitiesNamed, communityShown } from './known-communities.ts';
import { joinCommunities, leaveCommunities } from './memberships.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** The communities that the caller has joined, kept by a key that does not lead to them. */
export class SqlOwnCommunities implements OwnCommunities {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async own(): Promise<readonly OwnCommunity[]> {
    return (await communitiesJoined(this.#scope.db, this.#ref)).map(communityShown);
  }

  async save(chosen: readonly CommunityRef[]): Promise<readonly OwnCommunity[]> {
    const known = await communitiesNamed(this.#scope.db, chosen);
    await this.#scope.db.transaction().execute(async (transaction) => {
      const joined = await communitiesJoined(transaction, this.#ref);
      const left = joined.filter((one) => !known.some((other) => isSameCommunity(one, other)));
      await leaveCommunities(transaction, this.#ref, left.map(idOf));
      await joinCommunities(transaction, this.#ref, known.map(idOf));
    });
    return known.map(communityShown);
  }

  get #ref(): string {
    return this.#scope.keyFor('communities');
  }
}

const idOf = ({ id }: { readonly id: string }): string => id;
