/** The authorities that may demand something. */
export const demandingAuthorities = ['COURT', 'POLICE', 'TAX', 'OTHER_AGENCY'] as const;
export type DemandingAuthority = (typeof demandingAuthorities)[number];

/** The things that a summons may ask for. */
export const demandedThings = ['IDENTITY', 'REMOVAL', 'PRESERVATION', 'OTHER'] as const;
export type DemandedThing = (typeof demandedThings)[number];

/** The notice that a summons was sent: who sent it, and what it asks for. It holds no words, for it is only counted. */
export interface SummonsNotice {
  readonly authority: DemandingAuthority;
  readonly asks: DemandedThing;
}
