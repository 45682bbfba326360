import type { Community, CommunityKey, OwnCommunities } from '#core/communities/own-communities.ts';
import { aMemberRecord, type MemberRecord } from '#tests/fakes/profile/member-record.ts';

/** The chosen communities in memory. */
export class FakeOwnCommunities implements OwnCommunities {
  readonly record: MemberRecord;

  constructor(record: MemberRecord = aMemberRecord()) {
    this.record = record;
  }

  async own(): Promise<readonly Community[]> {
    return this.record.chosen;
  }

  async save(chosen: readonly CommunityKey[]): Promise<readonly Community[]> {
    const has = ({ type, entityId }: Community): boolean => chosen.some((one) => one.type === type && one.entityId === entityId);
    return (this.record.chosen = this.record.offered.filter(has));
  }
}
