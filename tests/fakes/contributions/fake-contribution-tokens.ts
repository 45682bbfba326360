import { generateKeyPairSync } from 'node:crypto';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { tokensInQuarter, type ContributionTokens } from '#core/contributions/contribution-tokens.ts';
import { Failure } from '#core/failure.ts';
import { bytesIn } from '#core/persona-keys/base64url.ts';
import type { IssuerKeys } from '#core/persona-keys/issuer-key.ts';
import type { TokenRequest } from '#core/persona-keys/persona-tokens.ts';
import { blindSign, isSignedBlindly } from '#server/adapters/persona-keys/blind-signature.ts';
import { issuerKeyOf } from '#tests/fakes/persona-keys/fake-persona-tokens.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The key that every fake signs tokens for contributions with. */
export const fakeContributionIssuer = issuerKeyOf(pair.publicKey, 'contribution');

/** Whether a token pays for the contribution of this key. */
export function paysFor(publicKey: string, { keyId, ...token }: ContributionToken): boolean {
  const [prefix, message, signature] = [token.prefix, publicKey, token.signature].map(bytesIn);
  return keyId === fakeContributionIssuer.keyId && !!prefix && !!message && !!signature && isSignedBlindly(pair.publicKey, { prefix, message, signature });
}

/** Tokens for contributions of one account in memory, signed by a real key. */
export class FakeContributionTokens implements ContributionTokens {
  /** The blinded messages that the account was issued a signature of. */
  readonly issued = new Set<string>();

  async keys(): Promise<IssuerKeys> {
    return { items: [fakeContributionIssuer] };
  }

  async issue({ keyId, blindedMessage }: TokenRequest): Promise<string> {
    if (keyId !== fakeContributionIssuer.keyId) throw new Failure('conflict', undefined, { code: 'ISSUER_KEY_OLD' });
    const blinded = bytesIn(blindedMessage);
    const signature = blinded && blindSign(pair, blinded);
    if (!signature) throw new Failure('invalid', undefined, { code: 'TOKEN_INVALID' });
    if (!this.issued.has(blindedMessage) && this.issued.size >= tokensInQuarter)
      throw new Failure('conflict', undefined, { code: 'CONTRIBUTION_TOKENS_SPENT' });
    this.issued.add(blindedMessage);
    return signature.toString('base64url');
  }
}
