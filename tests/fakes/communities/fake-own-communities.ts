import type { OwnCommunity, CommunityRef, OwnCommunities } from '#core/communities/own-communities.ts';
import { aMemberFixture, type MemberFixture } from '#tests/fakes/member-fixture.ts';

/** The chosen communities in memory. */
export class FakeOwnCommunities implements OwnCommunities {
  readonly fixture: MemberFixture;

  constructor(fixture: MemberFixture = aMemberFixture()) {
    this.fixture = fixture;
  }

  async own(): Promise<readonly OwnCommunity[]> {
    return this.fixture.chosen;
  }

  async save(chosen: readonly CommunityRef[]): Promise<readonly OwnCommunity[]> {
    const has = ({ type, entityId }: OwnCommunity): boolean => chosen.some((one) => one.type === type && one.entityId === entityId);
    return (this.fixture.chosen = this.fixture.offered.filter(has));
  }
}
