import type { Author } from '../personas/author.ts';
import type { ProfileType } from '../personas/profile-type.ts';

/** Whether words that stand already under an author may be published once more: not under another persona, for the same words under two names join them. Null where they stand no longer. */
export const mayGoOutAgain = (posted: Author | null, chosen: ProfileType): boolean => posted === null || posted.profileType === chosen;
