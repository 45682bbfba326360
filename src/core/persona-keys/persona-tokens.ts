import type { AnonymousPersona } from '../personas/anonymous-persona.ts';
import type { IssuerKeys } from './issuer-key.ts';

/** RSA numbers as 256 bytes in base64url. */
export interface TokenRequest {
  readonly keyId: string;
  readonly blindedMessage: string;
}

/** Redeemed token and its name; signs the persona's public key behind the prefix. */
export interface Redemption extends AnonymousPersona {
  readonly keyId: string;
  readonly prefix: string;
  readonly signature: string;
}

/** Blindly signed pseudonym tokens (RFC 9474), issued to accounts and redeemable by any bearer (F-07). */
export abstract class PersonaTokens {
  abstract keys(): Promise<IssuerKeys>;
  /** One token a quarter; repeating a request repeats the answer. */
  abstract issue(request: TokenRequest): Promise<string>;
  /** Spends the token; undefined where the name begins later. */
  abstract redeem(redemption: Redemption): Promise<AnonymousPersona | undefined>;
}
