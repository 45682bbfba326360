export const demandingAuthorities = ['COURT', 'POLICE', 'TAX', 'OTHER_AGENCY'] as const;
export type DemandingAuthority = (typeof demandingAuthorities)[number];

export const demandedThings = ['IDENTITY', 'REMOVAL', 'PRESERVATION', 'OTHER'] as const;
export type DemandedThing = (typeof demandedThings)[number];

/** Holds no words, since notices are only counted. */
export interface SummonsNotice {
  readonly authority: DemandingAuthority;
  readonly asks: DemandedThing;
}
