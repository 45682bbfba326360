import type { Community, CommunityKey, OwnCommunities } from '#core/communities/own-communities.ts';
import { aMemberFixture, type MemberFixture } from '#tests/fakes/member-fixture.ts';

/** The chosen communities in memory. */
export class FakeOwnCommunities implements OwnCommunities {
  readonly fixture: MemberFixture;

  constructor(fixture: MemberFixture = aMemberFixture()) {
    this.fixture = fixture;
  }

  async own(): Promise<readonly Community[]> {
    return this.fixture.chosen;
  }

  async save(chosen: readonly CommunityKey[]): Promise<readonly Community[]> {
    const has = ({ type, entityId }: Community): boolean => chosen.some((one) => one.type === type && one.entityId === entityId);
    return (this.fixture.chosen = this.fixture.offered.filter(has));
  }
}
