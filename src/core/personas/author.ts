import type { Avatar } from './avatar.ts';
import type { ProfileType } from './profile-type.ts';

/** The author of a post or a comment as everybody sees them: a made-up name, or a designation. It holds no id, so nothing by it can be followed (F-16). */
export interface Author {
  readonly profileType: ProfileType;
  /** The made-up name for ANONYMOUS; for DESIGNATION such as “Product Manager at a payments company”. */
  readonly name: string;
  /** The picture of an author; none under DESIGNATION, where a common sign stands. */
  readonly avatar: Avatar | undefined;
  /** Whether the employer or the college is confirmed; said under DESIGNATION only, for a made-up name is not to be narrowed down. */
  readonly isVerified: boolean;
}

/** Whether the author of a post answers below it. It is said of made-up names alone: each belongs to one member, while many have the same designation, and none of them is to be joined to another (F-16). */
export const isByWriter = (author: Author, writer: Author | undefined): boolean =>
  author.profileType === 'ANONYMOUS' && writer?.profileType === 'ANONYMOUS' && author.name === writer.name;

/** The name shown in place of a made-up name whose owner left it behind. No member can take it, so that each language may say it in its own words. */
export const leftBehindName = 'Deleted member';
