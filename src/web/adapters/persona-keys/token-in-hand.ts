import { Failure } from '#core/failure.ts';
import type { RemovalLedger } from '#core/moderation/ledger.ts';
import type { BlindTokens } from '#core/persona-keys/blind-tokens.ts';
import type { TokenPurpose } from '#core/persona-keys/issuer-key.ts';
import type { PersonaToken } from '#core/persona-keys/persona-token.ts';
import type { PersonaTokens } from '#core/persona-keys/persona-tokens.ts';
import { trustIssuers } from '#core/persona-keys/trusted-issuer.ts';
import type { VerifiedLedgers } from '#core/persona-keys/verified-ledgers.ts';

export interface TokenParts {
  readonly tokens: Pick<PersonaTokens, 'keys' | 'issue'>;
  readonly blinding: BlindTokens;
  readonly ledger: Pick<RemovalLedger, 'from'>;
  readonly verified: VerifiedLedgers;
  readonly sha256: (text: string) => Promise<string>;
}

/** Unblinded token, ready to spend. */
export type TokenInHand = PersonaToken & { readonly signature: string };

/** Key paid for, with its token notes, cleared when the token is given up. */
interface Payer {
  readonly publicKey: string;
  readonly purpose: TokenPurpose;
  readonly token: PersonaToken | undefined;
  readonly note: (token?: PersonaToken) => Promise<void>;
}

/** Refusals that end requests with the same numbers. */
const final: readonly (string | undefined)[] = ['TOKEN_ISSUED', 'CONTRIBUTION_TOKENS_SPENT', 'ISSUER_KEY_OLD'];

/** Gets a key's token, noting each step so that lost answers can be retried. */
export async function tokenInHand(parts: TokenParts, payer: Payer): Promise<TokenInHand> {
  const { publicKey, purpose, token, note } = payer;
  if (token?.signature !== undefined) return { ...token, signature: token.signature };
  const asked = token ?? (await drawn(parts, publicKey, purpose));
  if (asked !== token) await note(asked);
  const finalized = await parts.blinding.finalize(asked, publicKey, await issued(parts, asked, note));
  await note(finalized);
  return finalized;
}

export async function drawn({ tokens, blinding, ledger, verified, sha256 }: TokenParts, publicKey: string, purpose: TokenPurpose): Promise<PersonaToken> {
  const [issuer] = (await tokens.keys()).items;
  if (!issuer) throw new Failure('conflict', 'No key signs tokens', { code: 'TOKENS_NOT_ISSUED' });
  await trustIssuers([[purpose, issuer]], { ledger, verified, sha256, fingerprint: (key) => blinding.fingerprint(key) });
  return blinding.blind(issuer, publicKey);
}

/** Blind signature, where outdated numbers are dropped so that the next try starts over. */
async function issued({ tokens }: TokenParts, { issuer, blindedMessage }: PersonaToken, note: Payer['note']): Promise<string> {
  try {
    return await tokens.issue({ keyId: issuer.keyId, blindedMessage });
  } catch (error) {
    if (final.includes(Failure.from(error).code)) await note();
    throw error;
  }
}
