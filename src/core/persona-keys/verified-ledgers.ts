export interface VerifiedLedger {
  /** Number and hash of the last line. */
  readonly sequence: number;
  readonly hash: string;
  readonly issuerKeys: readonly string[];
}

/** Verified ledger of this device across members, which exposes later rewriting. */
export abstract class VerifiedLedgers {
  /** Permits a restarted ledger on a trial machine whose data is wiped. */
  abstract readonly mayRestart: boolean;
  /** Undefined if missing or tampered with. */
  abstract last(): VerifiedLedger | undefined;
  abstract keep(verified: VerifiedLedger): void;
}
