/** The company or the college of an entry, as far as one of this name is on our lists: its logo and its name in URLs. */
export interface KnownPlace {
  readonly logo: string | null;
  readonly urlName: string | null;
}

export const noKnownPlace: KnownPlace = { logo: null, urlName: null };
