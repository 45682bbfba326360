import type { OwnCommunity, CommunityRef, OwnCommunities } from '#core/communities/own-communities.ts';
import { OfMember } from '#tests/fakes/member-fixture.ts';

export class FakeOwnCommunities extends OfMember implements OwnCommunities {
  async own(): Promise<readonly OwnCommunity[]> {
    return this.fixture.chosen;
  }

  async save(chosen: readonly CommunityRef[]): Promise<readonly OwnCommunity[]> {
    const has = ({ type, entityId }: OwnCommunity): boolean => chosen.some((one) => one.type === type && one.entityId === entityId);
    return (this.fixture.chosen = this.fixture.offered.filter(has));
  }
}
