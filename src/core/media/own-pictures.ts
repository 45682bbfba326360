import type { ProfileType } from '../personas/profile-type.ts';

/** The pictures of the member that not everyone may see yet, as this device reaches them: by session, or by the key of the made-up name (F-07). */
export abstract class OwnPictures {
  /** The personas that can take a picture which is uploaded for this one; both where one account has them, else this one alone. */
  abstract takersOf(profileType: ProfileType): Promise<readonly ProfileType[]>;
  /** The address at which this device shows the picture of a persona. */
  abstract addressOf(url: string, takers: readonly ProfileType[]): Promise<string>;
}
