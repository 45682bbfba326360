/** The public ledger as far as it was read and held once. */
export interface VerifiedLedger {
  /** The number and the hash of the last line. */
  readonly sequence: number;
  readonly hash: string;
  /** The names of the issuer keys in the lines up to there. */
  readonly issuerKeys: readonly string[];
}

/** The port of the ledger as this device verified it, anyone who was signed in: nobody writes that part again unnoticed from then on. */
export abstract class VerifiedLedgers {
  /** Whether the ledger may begin again without harm: on the machine of someone who tries the product out, and wipes its data now and then. */
  abstract readonly mayRestart: boolean;
  /** The ledger as it was stored last; nothing where the device keeps none, or what it kept was tampered with. */
  abstract last(): VerifiedLedger | undefined;
  abstract keep(verified: VerifiedLedger): void;
}
