import type { ProfileType } from '../personas/profile-type.ts';

/** Member's pictures not yet public, reached by session or pseudonym key (F-07). */
export abstract class OwnPictures {
  /** Personas that can take the upload; both only within one account. */
  abstract takersOf(profileType: ProfileType): Promise<readonly ProfileType[]>;
  abstract addressOf(url: string, takers: readonly ProfileType[]): Promise<string>;
}
