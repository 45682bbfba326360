/** A token that pays for one contribution. Its message is the public key of that contribution behind the prefix, so that nobody else can use it. */
export interface ContributionToken {
  readonly keyId: string;
  /** 32 random bytes in base64url. */
  readonly prefix: string;
  /** The finalized signature. */
  readonly signature: string;
}
