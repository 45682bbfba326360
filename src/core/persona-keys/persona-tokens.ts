import type { AnonymousPersona } from '../personas/anonymous-persona.ts';
import type { IssuerKeys } from './issuer-key.ts';

/** A request for a token. Numbers of RSA are base64url, 256 bytes. */
export interface TokenRequest {
  readonly keyId: string;
  readonly blindedMessage: string;
}

/** A token with the name it is redeemed for. Its message is the public key of the persona behind the prefix. */
export interface Redemption extends AnonymousPersona {
  readonly keyId: string;
  /** 32 random bytes in base64url. */
  readonly prefix: string;
  /** The finalized signature. */
  readonly signature: string;
}

/** Tokens for made-up names, signed blindly (RFC 9474): issued to an account, redeemed by anyone who holds one (F-07). */
export abstract class PersonaTokens {
  abstract keys(): Promise<IssuerKeys>;
  /** The blind signature. An account has one token in a quarter, for one name; the same request is answered the same again. */
  abstract issue(request: TokenRequest): Promise<string>;
  /** Makes the persona of the caller’s key and spends the token; nothing where the name begins later. */
  abstract redeem(redemption: Redemption): Promise<AnonymousPersona | undefined>;
}
