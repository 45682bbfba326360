import type { ProfileType } from '../personas/profile-type.ts';

/** Post whose words a draft reuses, and its persona. */
export interface RestoredCopy {
  readonly postId: string;
  readonly profileType: ProfileType;
}

/** Post with these words under another persona, which would link the two names. */
export const joinedBy = ({ copyOf, profileType }: { readonly copyOf: RestoredCopy | null; readonly profileType: ProfileType }): string | undefined =>
  copyOf && copyOf.profileType !== profileType ? copyOf.postId : undefined;
