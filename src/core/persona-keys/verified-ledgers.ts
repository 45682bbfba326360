/** The public ledger as far as it was read and held once. */
export interface VerifiedLedger {
  /** The number and the hash of the last line. */
  readonly sequence: number;
  readonly hash: string;
  /** The names of the issuer keys in the lines up to there. */
  readonly issuerKeys: readonly string[];
}

/** The port of the ledger as this device verified it, whoever was signed in: nobody writes that part anew unnoticed from then on. */
export abstract class VerifiedLedgers {
  /** Whether the ledger may begin anew without harm: on the machine of somebody who tries the product out, and wipes its data now and then. */
  abstract readonly mayBeginAnew: boolean;
  /** The ledger as it was kept last; nothing where the device keeps none, or what it kept was tampered with. */
  abstract last(): VerifiedLedger | undefined;
  abstract keep(verified: VerifiedLedger): void;
}
