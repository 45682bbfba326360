import type { Avatar } from './avatar.ts';
import type { ProfileType } from './profile-type.ts';

/** The author of a post or a comment as everyone sees them: a made-up name, or a designation. It holds no id, so nothing by it can be followed (F-16). */
export interface Author {
  readonly profileType: ProfileType;
  /** The made-up name for ANONYMOUS; for DESIGNATION such as “Product Manager at a payments company”. */
  readonly name: string;
  /** The picture of an author; none under DESIGNATION, where a common sign is there. */
  readonly avatar: Avatar | undefined;
  /** Whether the employer or the college is confirmed; said under DESIGNATION only, for a made-up name is not to be narrowed down. */
  readonly isVerified: boolean;
}

/** The name that means a made-up name whose owner left it behind, or whose account rests. No reader sees which of the two it is, so that the screens, each language in words that no member can take, say what is true of both: the member is not here. */
export const leftBehindName = 'Deleted member';

/** The author of what is written with its own key, and under no name at all (F-07). */
export const contributor: Author = { profileType: 'ANONYMOUS', name: 'Contributor', avatar: undefined, isVerified: false };

/** Whether the author of a post answers below it. It is said of made-up names alone, but for the one that all who left share: each of them belongs to one member, while many have the same designation, and none of these is to be joined to another (F-16). */
export const isByWriter = (author: Author, writer: Author | undefined): boolean =>
  author.profileType === 'ANONYMOUS' && author.name !== leftBehindName && writer?.profileType === 'ANONYMOUS' && author.name === writer.name;
