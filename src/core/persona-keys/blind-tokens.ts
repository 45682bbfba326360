import type { IssuerKey } from './issuer-key.ts';
import type { PersonaToken } from './persona-token.ts';

/** The device's half of blind signatures (RFC 9474, RSABSSA-SHA384-PSS-Randomized). */
export abstract class BlindTokens {
  /** The SHA-256 of the bytes of an issuer key, in hexadecimal. */
  abstract fingerprint(issuer: IssuerKey): Promise<string>;
  /** A token for a public key, blinded, so that anyone who signs it does not see for which. */
  abstract blind(issuer: IssuerKey, publicKey: string): Promise<PersonaToken>;
  /** The token in hand, of the blind signature; refused where the issuer key did not make that (TOKEN_INVALID). */
  abstract finalize(token: PersonaToken, publicKey: string, blindSignature: string): Promise<PersonaToken & { readonly signature: string }>;
}
