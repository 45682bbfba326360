import type { Author } from '../personas/author.ts';
import type { ProfileType } from '../personas/profile-type.ts';

/** Forbids republishing under another persona, since identical words would link the two names. */
export const mayGoOutAgain = (posted: Author | null, chosen: ProfileType): boolean => posted === null || posted.profileType === chosen;
