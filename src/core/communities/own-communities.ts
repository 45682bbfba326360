/** The key of a community: its type, and its name in URLs. */
export interface CommunityRef {
  readonly type: 'topic' | 'department' | 'company';
  readonly entityId: string;
}

export interface OwnCommunity extends CommunityRef {
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly logo: string | null;
  readonly category: string;
}

/** The communities that the caller has joined. */
export abstract class OwnCommunities {
  abstract own(): Promise<readonly OwnCommunity[]>;
  /** Joins these communities and leaves the others. Those that do not exist are skipped. */
  abstract save(chosen: readonly CommunityRef[]): Promise<readonly OwnCommunity[]>;
}
