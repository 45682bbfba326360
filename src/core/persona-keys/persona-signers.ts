/** Personas that sign their requests, as the server finds them before it answers. */
export abstract class PersonaSigners {
  /** Whether a persona of this key writes here. */
  abstract knows(personaRef: string): Promise<boolean>;
  /** Whether the persona is banned now. */
  abstract isBanned(personaRef: string): Promise<boolean>;
  /** Spends the nonce of a signature; false where it was spent before (replay). */
  abstract spend(personaRef: string, nonce: string): Promise<boolean>;
}
