import type { ProfileType } from '../personas/profile-type.ts';

/** A post that a draft is made of again, and the persona that it is under. */
export interface RestoredCopy {
  readonly postId: string;
  readonly profileType: ProfileType;
}

/** The post that has these words under another persona than the chosen one: two names over the same words join them, so the draft is held back. */
export const joinedBy = ({ copyOf, profileType }: { readonly copyOf: RestoredCopy | null; readonly profileType: ProfileType }): string | undefined =>
  copyOf && copyOf.profileType !== profileType ? copyOf.postId : undefined;
