import type { IssuerKeys } from '../persona-keys/issuer-key.ts';
import type { TokenRequest } from '../persona-keys/persona-tokens.ts';

/** The tokens for contributions that an account is issued in a quarter: fewer than the others of the smallest group that is shown, so that nobody alone can be all of them. */
export const tokensInQuarter = 3;

/** Tokens for contributions, signed blindly: issued to an account, and spent by the key of a contribution that nothing joins with it (F-07). */
export abstract class ContributionTokens {
  abstract keys(): Promise<IssuerKeys>;
  /** The blind signature. An account has a few tokens in a quarter, each for one contribution; the same request is answered the same again. */
  abstract issue(request: TokenRequest): Promise<string>;
}
