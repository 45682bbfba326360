import { Failure } from '../failure.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { Author } from '../personas/author.ts';
import type { Resource } from '../votes/vote.ts';

/** MUTE stops reading the author; BLOCK also stops their replies. */
export type MuteKind = 'MUTE' | 'BLOCK';

/** Muted persona by name: a pseudonym everywhere, a work identity in one thing. */
export interface Mute {
  readonly muteId: string;
  readonly kind: MuteKind;
  readonly author: Author;
  /** Muted single thing, filtered by the pseudonym's own device. */
  readonly resourceId?: string;
}

/** Limit for mutes and blocks, all shown in their list. */
export const mostMutes = 500;

export const mutesFailure = (stored: number): Failure | undefined =>
  stored < mostMutes ? undefined : new Failure('conflict', `${mostMutes} are muted or blocked already.`, { code: 'TOO_MANY' });

/** Mutes and blocks, of which nobody is notified. */
export abstract class Mutes {
  abstract list(): Promise<readonly Mute[]>;
  /** Never joins personas by author (F-16). Blocking both at once would reveal one person. */
  abstract add(resource: Resource, kind: MuteKind, persona: ProfileType): Promise<Mute>;
  abstract remove(muteId: string): Promise<void>;
}
