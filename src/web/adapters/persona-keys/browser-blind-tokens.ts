import type { BlindTokens } from '#core/persona-keys/blind-tokens.ts';
import type { IssuerKey } from '#core/persona-keys/issuer-key.ts';
import type { PersonaToken } from '#core/persona-keys/persona-token.ts';

/** Blind signatures, with big-number code loaded on demand. */
export class BrowserBlindTokens implements BlindTokens {
  async fingerprint(issuer: IssuerKey): Promise<string> {
    return (await blinding()).fingerprint(issuer);
  }

  async blind(issuer: IssuerKey, publicKey: string): Promise<PersonaToken> {
    return (await blinding()).blind(issuer, publicKey);
  }

  async finalize(token: PersonaToken, publicKey: string, blindSignature: string): Promise<PersonaToken & { readonly signature: string }> {
    return (await blinding()).finalize(token, publicKey, blindSignature);
  }
}

const blinding = () => import(/* webpackChunkName: "blinding" */ './blinding.ts');
