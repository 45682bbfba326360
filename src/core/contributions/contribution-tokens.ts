import type { CountedKind, IssuerKeys, TokenPurpose } from '../persona-keys/issuer-key.ts';
import type { TokenRequest } from '../persona-keys/persona-tokens.ts';

/** The tokens for contributions of any kind that an account is issued in a quarter. What they pay for is shown, and does not count. */
export const tokensInQuarter = 3;

/** Something for each kind of contribution that counts: all are asked for together, so that what was asked for shows nobody which of them is contributed. */
export type OfEachKind<Value> = Readonly<Record<CountedKind, Value>>;

/** Tokens for contributions, signed blindly: issued to an account, and spent by the key of a contribution that nothing joins with it (F-07). */
export abstract class ContributionTokens {
  /** The keys that sign tokens for any contribution, or those that count. */
  abstract keys(purpose: Exclude<TokenPurpose, 'name'>): Promise<IssuerKeys>;
  /** The blind signature. An account has a few tokens in a quarter, each for one contribution; the same request is answered the same again. */
  abstract issue(request: TokenRequest): Promise<string>;
  /**
   * The blind signatures of tokens that count, one of each kind in a year, all at once; the same requests are answered the same again. Refused to an account
   * without a proof that one person has once (NOT_COUNTED).
   */
  abstract issueCounted(requests: OfEachKind<TokenRequest>): Promise<OfEachKind<string>>;
}
