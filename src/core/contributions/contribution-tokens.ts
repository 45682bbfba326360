import type { CountedKind, IssuerKeys, TokenPurpose } from '../persona-keys/issuer-key.ts';
import type { TokenRequest } from '../persona-keys/persona-tokens.ts';

/** Tokens per account and quarter; their contributions are shown but not counted. */
export const tokensInQuarter = 3;

/** Requests all counted kinds together, so that the request hides which is contributed. */
export type OfEachKind<Value> = Readonly<Record<CountedKind, Value>>;

/** Tokens signed blindly for an account and spent by an unlinkable key (F-07). */
export abstract class ContributionTokens {
  abstract keys(purpose: Exclude<TokenPurpose, 'name'>): Promise<IssuerKeys>;
  /** Issues a blind signature from a quarterly quota; repeating a request repeats the answer. */
  abstract issue(request: TokenRequest): Promise<string>;
  /** Issues yearly tokens for all kinds at once; refused without a proof unique to one person (NOT_COUNTED). */
  abstract issueCounted(requests: OfEachKind<TokenRequest>): Promise<OfEachKind<string>>;
}
