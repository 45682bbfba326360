import type { IssuerKey } from './issuer-key.ts';
import type { PersonaToken } from './persona-token.ts';

/** Device side of blind signatures (RFC 9474, RSABSSA-SHA384-PSS-Randomized). */
export abstract class BlindTokens {
  /** SHA-256 of an issuer key, in hexadecimal. */
  abstract fingerprint(issuer: IssuerKey): Promise<string>;
  /** Blinds the token so that the signer cannot see its public key. */
  abstract blind(issuer: IssuerKey, publicKey: string): Promise<PersonaToken>;
  /** Refused if the issuer key did not sign (TOKEN_INVALID). */
  abstract finalize(token: PersonaToken, publicKey: string, blindSignature: string): Promise<PersonaToken & { readonly signature: string }>;
}
