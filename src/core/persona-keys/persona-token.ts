import type { IssuerKey } from './issuer-key.ts';

/** A token on its way to a persona, as the device keeps it, so that an answer that was lost costs nothing. Numbers are base64url. */
export interface PersonaToken {
  readonly issuer: IssuerKey;
  /** 32 random bytes before the public key in the message. */
  readonly prefix: string;
  readonly blindedMessage: string;
  /** The number that takes the blinding off. */
  readonly inverse: string;
  /** The finalized signature, once the token is in hand. */
  readonly signature?: string;
}
