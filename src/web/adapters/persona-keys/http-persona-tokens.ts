import type { operations } from '#contract/generated/persona.ts';
import type { Service } from '#contract/service.ts';
import type { IssuerKeys } from '#core/persona-keys/issuer-key.ts';
import type { PersonaTokens, Redemption, TokenRequest } from '#core/persona-keys/persona-tokens.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';

/** Tokens requested by session and redeemed later by key, with nothing linking the two. */
export class HttpPersonaTokens implements PersonaTokens {
  readonly #bySession: Service<operations>;
  readonly #byKey: Service<operations>;

  constructor(bySession: Service<operations>, byKey: Service<operations>) {
    this.#bySession = bySession;
    this.#byKey = byKey;
  }

  keys(): Promise<IssuerKeys> {
    return this.#bySession.listIssuerKeys({ query: {} });
  }

  async issue(request: TokenRequest): Promise<string> {
    return (await this.#bySession.issuePersonaToken({ body: request })).blindSignature;
  }

  async redeem(redemption: Redemption): Promise<AnonymousPersona | undefined> {
    const made: AnonymousPersona | undefined = await this.#byKey.redeemPersonaToken({ body: redemption });
    return made && { userName: made.userName, avatarUri: made.avatarUri };
  }
}
