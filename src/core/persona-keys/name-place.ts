/**
 * The place of a member's made-up name, as this browser can tell: its key is here, is in another browser, is here and its name begins soon, is here and has no name
 * yet, opened a name that was deleted, or there is none yet.
 */
export type NamePlace = 'here' | 'elsewhere' | 'waiting' | 'unfinished' | 'deleted' | 'nowhere';

/** The places from which nothing can be written under the name, although the member has made one. */
export type AwayPlace = Exclude<NamePlace, 'here' | 'nowhere'>;

/** What this browser knows of the key of a made-up name. */
export interface NameFacts {
  /** Whether the key is here, with a name or with the token for one. */
  readonly isLocal: boolean;
  /** Whether the key that is here has the token alone. */
  readonly isUnfinished: boolean;
  /** Whether its name was chosen and begins soon. */
  readonly isWaiting: boolean;
  /** Whether the name was deleted, as far as this browser has heard. */
  readonly isDeleted: boolean;
}

/** The place of the name of a member; of one who does not write yet there is none, unless its key is here already. */
export function namePlace({ isLocal, isUnfinished, isWaiting, isDeleted }: NameFacts, isWriter: boolean): NamePlace {
  if (isLocal) return isUnfinished && isWriter ? (isWaiting ? 'waiting' : 'unfinished') : 'here';
  if (!isWriter) return 'nowhere';
  return isDeleted ? 'deleted' : 'elsewhere';
}

/** Whether a name is away: made, and not to be written under here. */
export const isNameAway = (place: NamePlace | undefined): place is AwayPlace => place !== undefined && place !== 'here' && place !== 'nowhere';

/** The port of where the made-up name is, as this browser sees it. */
export abstract class NamePlaces {
  abstract here(): Promise<NameFacts>;
}
