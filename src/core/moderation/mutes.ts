import type { ProfileType } from '../personas/profile-type.ts';
import type { Author } from '../personas/author.ts';
import type { Resource } from '../votes/vote.ts';

/** The kinds of mutes: the author is no longer read, or may also no longer write below one's own posts and comments. */
export type MuteKind = 'MUTE' | 'BLOCK';

/** A persona that the member does not want to read, by the name it wrote under. */
export interface Mute {
  readonly muteId: string;
  readonly kind: MuteKind;
  readonly author: Author;
}

/** The mutes and blocks of the signed-in member: personas they do not want to read. Nobody is told. */
export abstract class Mutes {
  abstract list(): Promise<readonly Mute[]>;
  /** Mutes the author of this post or comment. One's own persona cannot be muted. A block closes one persona only: if both closed at once, the blocked author could tell that they are one person's. */
  abstract add(resource: Resource, kind: MuteKind, persona: ProfileType): Promise<Mute>;
  abstract remove(muteId: string): Promise<void>;
}
