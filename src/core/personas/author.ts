import type { Avatar } from './avatar.ts';
import type { ProfileType } from './profile-type.ts';

/** Public author without an id, so that nothing can be followed by it (F-16). */
export interface Author {
  readonly profileType: ProfileType;
  /** Pseudonym, or a designation such as “Product Manager, Koyal Pay”. */
  readonly name: string;
  /** Undefined under DESIGNATION, which shows a common icon. */
  readonly avatar: Avatar | undefined;
  /** Only under DESIGNATION, since it would narrow down a pseudonym. */
  readonly isVerified: boolean;
}

/** Covers abandoned names and resting accounts alike, so that readers cannot tell which. */
export const leftBehindName = 'Deleted member';

/** Author of content with its own key and no name (F-07). */
export const contributor: Author = { profileType: 'ANONYMOUS', name: 'Contributor', avatar: undefined, isVerified: false };

/** Compares pseudonyms only, as designations are shared and must not be joined (F-16). */
export const isByWriter = (author: Author, writer: Author | undefined): boolean =>
  author.profileType === 'ANONYMOUS' && author.name !== leftBehindName && writer?.profileType === 'ANONYMOUS' && author.name === writer.name;
