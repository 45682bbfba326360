import { Failure } from '../failure.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { Author } from '../personas/author.ts';
import type { Resource } from '../votes/vote.ts';

/** The kinds of mutes: the author is no longer read, or may also no longer write below one's own posts and comments. */
export type MuteKind = 'MUTE' | 'BLOCK';

/** A persona that the member does not want to read, by the name it wrote under: a made-up name in all that it writes, and what someone works as in one thing. */
export interface Mute {
  readonly muteId: string;
  readonly kind: MuteKind;
  readonly author: Author;
  /** The one thing that is left out, where its author wrote it as what they work as: sent to the key of a made-up name, whose device leaves it out by itself. */
  readonly resourceId?: string;
}

/** The most personas that a member mutes or blocks: as many as the list of them shows. */
export const mostMutes = 500;

/** The failure of one who mutes beyond the most; nothing below it. */
export const mutesFailure = (stored: number): Failure | undefined =>
  stored < mostMutes ? undefined : new Failure('conflict', `${mostMutes} are muted or blocked already.`, { code: 'TOO_MANY' });

/** The mutes and blocks of the signed-in member: personas they do not want to read. Nobody is notified. */
export abstract class Mutes {
  abstract list(): Promise<readonly Mute[]>;
  /** Mutes the author of this post or comment: a made-up name in all that it writes, and what someone works as in this thing alone, so that no two are joined by their author (F-16). One's own persona cannot be muted, and no more than the most; a mute can always become a block. A block closes one persona only: if both closed at once, the blocked author could tell that they are one person's. */
  abstract add(resource: Resource, kind: MuteKind, persona: ProfileType): Promise<Mute>;
  abstract remove(muteId: string): Promise<void>;
}
