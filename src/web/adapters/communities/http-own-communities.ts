import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { OwnCommunity, CommunityRef, OwnCommunities } from '#core/communities/own-communities.ts';

export class HttpOwnCommunities implements OwnCommunities {
  readonly #user: Service<operations>;

  constructor(user: Service<operations>) {
    this.#user = user;
  }

  async own(): Promise<readonly OwnCommunity[]> {
    return (await this.#user.listMyCommunities({})).items;
  }

  async save(chosen: readonly CommunityRef[]): Promise<readonly OwnCommunity[]> {
    return (await this.#user.saveMyCommunities({ body: { items: chosen.map(({ type, entityId }) => ({ type, entityId })) } })).items;
  }
}
