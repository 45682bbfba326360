import type { TopicSign } from './topic-signs.ts';

export const communityTypes = ['topic', 'company', 'department', 'industry'] as const;

export type CommunityType = (typeof communityTypes)[number];

/** Kind with id or URL name. */
export interface CommunityKey {
  readonly type: CommunityType;
  readonly key: string;
}

/** Community as displayed above a post. */
export interface PostCommunity {
  readonly entityId: string;
  readonly type: CommunityType;
  readonly slug: string;
  readonly name: string;
  /** Names in languages other than English. */
  readonly names: Readonly<Record<string, string>>;
  readonly logo: string | null;
  readonly sign: TopicSign | null;
}

/** Place for posts about a topic, company or department. */
export interface Community extends PostCommunity {
  readonly category: string;
  readonly about: string;
  readonly abouts: Readonly<Record<string, string>>;
  /** Blocks new posts, while existing ones stay readable. */
  readonly isClosed: boolean;
  readonly topicMeta: { readonly posts: number; readonly followers: number };
  readonly isFollowed: boolean;
}

/** Compares kind and id, as kinds share ids. */
export const isSameCommunity = (one: Pick<PostCommunity, 'type' | 'entityId'>, other: Pick<PostCommunity, 'type' | 'entityId'>): boolean =>
  one.type === other.type && one.entityId === other.entityId;

export const communityName = ({ name, names }: Pick<PostCommunity, 'name' | 'names'>, language: string): string => names[language] ?? name;

export const communityAbout = ({ about, abouts }: Pick<Community, 'about' | 'abouts'>, language: string): string => abouts[language] ?? about;

export interface CommunityGroup {
  readonly key: string;
  readonly title: string;
  readonly communities: readonly Community[];
}

export interface Membership {
  readonly entityId: string;
  readonly isFollowed: boolean;
  readonly followers: number;
}
