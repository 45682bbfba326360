/** Location of a member's pseudonym, as far as this browser knows. */
export type NamePlace = 'here' | 'elsewhere' | 'waiting' | 'unfinished' | 'deleted' | 'nowhere';

export type AwayPlace = Exclude<NamePlace, 'here' | 'nowhere'>;

export interface NameFacts {
  /** Key is here, with a name or its token. */
  readonly isLocal: boolean;
  /** Key has only its token. */
  readonly isUnfinished: boolean;
  readonly isWaiting: boolean;
  readonly isDeleted: boolean;
}

/** Ignores members who do not write, unless their key is here. */
export function namePlace({ isLocal, isUnfinished, isWaiting, isDeleted }: NameFacts, isWriter: boolean): NamePlace {
  if (isLocal) return isUnfinished && isWriter ? (isWaiting ? 'waiting' : 'unfinished') : 'here';
  if (!isWriter) return 'nowhere';
  return isDeleted ? 'deleted' : 'elsewhere';
}

/** Name exists but cannot be used here. */
export const isNameAway = (place: NamePlace | undefined): place is AwayPlace => place !== undefined && place !== 'here' && place !== 'nowhere';

export abstract class NamePlaces {
  abstract here(): Promise<NameFacts>;
}
