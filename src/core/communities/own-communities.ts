/** The key of a community: its type, and its name in URLs. */
export interface CommunityKey {
  readonly type: 'topic' | 'department' | 'company';
  readonly entityId: string;
}

export interface Community extends CommunityKey {
  readonly name: string;
  readonly nameInHindi: string | null;
  readonly logo: string | null;
  readonly category: string;
}

/** The communities that the caller has joined. */
export abstract class OwnCommunities {
  abstract own(): Promise<readonly Community[]>;
  /** Joins these communities and leaves the others. Those that do not exist are skipped. */
  abstract save(chosen: readonly CommunityKey[]): Promise<readonly Community[]>;
}
