/** What a community is about, and by which name it stands in addresses. */
export interface CommunityKey {
  readonly type: 'topic' | 'department' | 'company';
  readonly entityId: string;
}

export interface Community extends CommunityKey {
  readonly name: string;
  readonly logo: string | null;
  readonly category: string;
}

/** The communities that the caller has joined. */
export abstract class OwnCommunities {
  abstract own(): Promise<readonly Community[]>;
  /** Joins these and leaves the others. What is not there is passed over. */
  abstract save(chosen: readonly CommunityKey[]): Promise<readonly Community[]>;
}
