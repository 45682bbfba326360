export abstract class PersonaSigners {
  abstract knows(personaRef: string): Promise<boolean>;
  abstract isBanned(personaRef: string): Promise<boolean>;
  /** False for a replayed nonce. */
  abstract spend(personaRef: string, nonce: string): Promise<boolean>;
}
