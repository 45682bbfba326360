import { generateKeyPairSync } from 'node:crypto';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { tokensInQuarter, type ContributionTokens, type OfEachKind } from '#core/contributions/contribution-tokens.ts';
import { Failure } from '#core/failure.ts';
import { bytesIn } from '#core/persona-keys/base64url.ts';
import { countedInYear } from '#core/crowds/fewest.ts';
import { countedKinds, ofCountedKinds, purposeOf, type CountedKind, type IssuerKeys, type TokenPurpose } from '#core/persona-keys/issuer-key.ts';
import type { TokenRequest } from '#core/persona-keys/persona-tokens.ts';
import { blindSign, isSignedBlindly } from '#server/adapters/persona-keys/blind-signature.ts';
import { issuerKeyOf } from '#tests/fakes/persona-keys/fake-persona-tokens.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Signing keys of every fake: one pair under the names of all kinds. */
export const fakeContributionIssuer = issuerKeyOf(pair.publicKey, 'contribution');
const issuerOf = (purpose: TokenPurpose) => issuerKeyOf(pair.publicKey, purpose);
export const fakeIssuers = [fakeContributionIssuer, ...countedKinds.map(issuerOf)];

/** True if a token pays for this key: a general one, or one of its kind. */
export function paysFor(publicKey: string, { keyId, ...token }: ContributionToken, kind?: CountedKind): boolean {
  const [prefix, message, signature] = [token.prefix, publicKey, token.signature].map(bytesIn);
  const isOfKind = purposeOf(keyId) === 'contribution' || purposeOf(keyId) === kind;
  return (
    isOfKind &&
    fakeIssuers.some((issuer) => issuer.keyId === keyId) &&
    !!prefix &&
    !!message &&
    !!signature &&
    isSignedBlindly(pair.publicKey, { prefix, message, signature })
  );
}

/** Tokens of one account, signed by a real key. */
export class FakeContributionTokens implements ContributionTokens {
  readonly issued = new Set<string>();

  /** Blinded messages of counting tokens, all kinds as one. */
  readonly issuedCounted = new Set<string>();
  /** True with a proof that counts. */
  isProven = true;

  async keys(purpose: Exclude<TokenPurpose, 'name'>): Promise<IssuerKeys> {
    return { items: [issuerOf(purpose)] };
  }

  async issue({ keyId, blindedMessage }: TokenRequest): Promise<string> {
    const signature = signed({ keyId, blindedMessage }, 'contribution');
    if (!this.issued.has(blindedMessage) && this.issued.size >= tokensInQuarter)
      throw new Failure('conflict', undefined, { code: 'CONTRIBUTION_TOKENS_SPENT' });
    this.issued.add(blindedMessage);
    return signature;
  }

  async issueCounted(requests: OfEachKind<TokenRequest>): Promise<OfEachKind<string>> {
    const signatures = ofCountedKinds((kind) => signed(requests[kind], kind));
    if (!this.isProven) throw new Failure('conflict', undefined, { code: 'NOT_COUNTED' });
    const asked = countedKinds.map((kind) => requests[kind].blindedMessage).join(' ');
    if (!this.issuedCounted.has(asked) && this.issuedCounted.size >= countedInYear)
      throw new Failure('conflict', undefined, { code: 'CONTRIBUTION_TOKENS_SPENT' });
    this.issuedCounted.add(asked);
    return signatures;
  }
}

function signed({ keyId, blindedMessage }: TokenRequest, purpose: TokenPurpose): string {
  if (keyId !== issuerOf(purpose).keyId) throw new Failure('conflict', undefined, { code: 'ISSUER_KEY_OLD' });
  const blinded = bytesIn(blindedMessage);
  const signature = blinded && blindSign(pair, blinded);
  if (!signature) throw new Failure('invalid', undefined, { code: 'TOKEN_INVALID' });
  return signature.toString('base64url');
}
