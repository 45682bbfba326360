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

export abstract class OwnCommunities {
  abstract own(): Promise<readonly OwnCommunity[]>;
  /** Joins these and leaves all others. Skips unknown ones. */
  abstract save(chosen: readonly CommunityRef[]): Promise<readonly OwnCommunity[]>;
}
