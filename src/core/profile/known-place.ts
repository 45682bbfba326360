/** Listed company or college with its logo and url name. */
export interface KnownPlace {
  readonly logo: string | null;
  readonly urlName: string | null;
}

export const noKnownPlace: KnownPlace = { logo: null, urlName: null };
