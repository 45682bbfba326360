import type { IssuerKey } from './issuer-key.ts';

/** Token in progress, stored so that a lost answer costs nothing. Numbers are base64url. */
export interface PersonaToken {
  readonly issuer: IssuerKey;
  /** 32 random bytes before the public key. */
  readonly prefix: string;
  readonly blindedMessage: string;
  readonly inverse: string;
  /** Finalized signature, once received. */
  readonly signature?: string;
}
