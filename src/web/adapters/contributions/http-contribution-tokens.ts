import type { operations } from '#contract/generated/persona.ts';
import type { Service } from '#contract/service.ts';
import type { ContributionTokens, OfEachKind } from '#core/contributions/contribution-tokens.ts';
import { Failure } from '#core/failure.ts';
import type { IssuerKeys, TokenPurpose } from '#core/persona-keys/issuer-key.ts';
import type { TokenRequest } from '#core/persona-keys/persona-tokens.ts';

/** Tokens requested by session and spent with contributions, with issuer keys read anonymously. */
export class HttpContributionTokens implements ContributionTokens {
  readonly #bySession: Service<operations>;
  readonly #byNobody: Service<operations>;

  constructor(bySession: Service<operations>, byNobody: Service<operations>) {
    this.#bySession = bySession;
    this.#byNobody = byNobody;
  }

  /** Empty for services without tokens of this purpose. */
  async keys(purpose: Exclude<TokenPurpose, 'name'>): Promise<IssuerKeys> {
    try {
      return await this.#byNobody.listIssuerKeys({ query: { purpose } });
    } catch (error) {
      const { kind } = Failure.from(error);
      if (kind !== 'missing' && kind !== 'invalid') throw error;
      return { items: [] };
    }
  }

  async issue(request: TokenRequest): Promise<string> {
    return (await this.#bySession.issueContributionToken({ body: request })).blindSignature;
  }

  issueCounted(requests: OfEachKind<TokenRequest>): Promise<OfEachKind<string>> {
    return this.#bySession.issueCountedTokens({ body: requests });
  }
}
