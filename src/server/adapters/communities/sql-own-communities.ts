import type { OwnCommunity, CommunityRef, OwnCommunities } from '#core/communities/own-communities.ts';
import { isSameCommunity } from '#core/communities/community.ts';
import type { JoinedInBrowser } from './joined-in-browser.ts';
import { joinedList } from './joined-list.ts';
import { communitiesNamed, communitiesOf, communityShown } from './known-communities.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export class SqlOwnCommunities implements OwnCommunities {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async own(): Promise<readonly OwnCommunity[]> {
    return (await communitiesOf(this.#scope.db, await this.#joined.ids())).map(communityShown);
  }

  async save(chosen: readonly CommunityRef[]): Promise<readonly OwnCommunity[]> {
    const known = await communitiesNamed(this.#scope.db, chosen);
    const joined = await communitiesOf(this.#scope.db, await this.#joined.ids());
    const left = joined.filter((one) => !known.some((other) => isSameCommunity(one, other)));
    await this.#scope.db.transaction().execute((transaction) => this.#joined.change(transaction, { join: known.map(idOf), leave: left.map(idOf) }));
    return known.map(communityShown);
  }

  get #joined(): JoinedInBrowser {
    return joinedList(this.#scope);
  }
}

const idOf = ({ id }: { readonly id: string }): string => id;
