/** Pays for one contribution, bound to its public key so that nobody else can use it. */
export interface ContributionToken {
  readonly keyId: string;
  /** 32 random bytes in base64url. */
  readonly prefix: string;
  readonly signature: string;
}
