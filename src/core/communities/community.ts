import type { TopicSign } from './topic-signs.ts';

export const communityTypes = ['topic', 'company', 'department', 'industry'] as const;

/** The kinds of communities: the subject that members gather around. */
export type CommunityType = (typeof communityTypes)[number];

/** The key by which a community is found: its kind, and its id or its name in URLs. */
export interface CommunityKey {
  readonly type: CommunityType;
  readonly key: string;
}

/** The part of a community that is above a post. */
export interface PostCommunity {
  readonly entityId: string;
  readonly type: CommunityType;
  readonly slug: string;
  readonly name: string;
  /** Its names in other languages than English, by language. */
  readonly names: Readonly<Record<string, string>>;
  readonly logo: string | null;
  /** The sign of a topic. */
  readonly sign: TopicSign | null;
}

/** A community: a place for posts about one topic, company or department. */
export interface Community extends PostCommunity {
  readonly category: string;
  readonly about: string;
  readonly abouts: Readonly<Record<string, string>>;
  /** Set where nothing new is posted; what is there stays readable. */
  readonly isClosed: boolean;
  readonly topicMeta: { readonly posts: number; readonly followers: number };
  readonly isFollowed: boolean;
}

/** One community, and no other of another kind that has its id. */
export const isSameCommunity = (one: Pick<PostCommunity, 'type' | 'entityId'>, other: Pick<PostCommunity, 'type' | 'entityId'>): boolean =>
  one.type === other.type && one.entityId === other.entityId;

/** The name of a community in the language of its reader. */
export const communityName = ({ name, names }: Pick<PostCommunity, 'name' | 'names'>, language: string): string => names[language] ?? name;

/** Says what is talked about there, in the language of its reader. */
export const communityAbout = ({ about, abouts }: Pick<Community, 'about' | 'abouts'>, language: string): string => abouts[language] ?? about;

/** Communities under one heading: a kind of community, or a category. */
export interface CommunityGroup {
  readonly key: string;
  readonly title: string;
  readonly communities: readonly Community[];
}

/** The membership of a member in one community after joining or leaving it. */
export interface Membership {
  readonly entityId: string;
  readonly isFollowed: boolean;
  readonly followers: number;
}
