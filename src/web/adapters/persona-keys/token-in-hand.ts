import { Failure } from '#core/failure.ts';
import type { RemovalLedger } from '#core/moderation/ledger.ts';
import type { BlindTokens } from '#core/persona-keys/blind-tokens.ts';
import type { TokenPurpose } from '#core/persona-keys/issuer-key.ts';
import type { PersonaToken } from '#core/persona-keys/persona-token.ts';
import type { PersonaTokens } from '#core/persona-keys/persona-tokens.ts';
import { trustIssuers } from '#core/persona-keys/trusted-issuer.ts';
import type { VerifiedLedgers } from '#core/persona-keys/verified-ledgers.ts';

/** The ports that a token is asked for with. */
export interface TokenParts {
  readonly tokens: Pick<PersonaTokens, 'keys' | 'issue'>;
  readonly blinding: BlindTokens;
  readonly ledger: Pick<RemovalLedger, 'from'>;
  readonly verified: VerifiedLedgers;
  readonly sha256: (text: string) => Promise<string>;
}

/** A token whose blinding was taken off, so that it can be spent. */
export type TokenInHand = PersonaToken & { readonly signature: string };

/** The key that a token is for: what was noted of its token, and what notes another; none, where the token is given up. */
interface Payer {
  readonly publicKey: string;
  readonly purpose: TokenPurpose;
  readonly token: PersonaToken | undefined;
  readonly note: (token?: PersonaToken) => Promise<void>;
}

/** Refusals after which a token is not asked for by the same numbers again: there is none to be had, or their issuer key signs no more. */
const final: readonly (string | undefined)[] = ['TOKEN_ISSUED', 'CONTRIBUTION_TOKENS_SPENT', 'ISSUER_KEY_OLD'];

/** The token of a key, which is asked for where none is in hand. Each step is noted before it is asked for, so that it may be begun again after any answer was lost. */
export async function tokenInHand(parts: TokenParts, payer: Payer): Promise<TokenInHand> {
  const { publicKey, purpose, token, note } = payer;
  if (token?.signature !== undefined) return { ...token, signature: token.signature };
  const asked = token ?? (await drawn(parts, publicKey, purpose));
  if (asked !== token) await note(asked);
  const finalized = await parts.blinding.finalize(asked, publicKey, await issued(parts, asked, note));
  await note(finalized);
  return finalized;
}

/** A blinded token, for which an issuer that can be trusted is to be asked. */
export async function drawn({ tokens, blinding, ledger, verified, sha256 }: TokenParts, publicKey: string, purpose: TokenPurpose): Promise<PersonaToken> {
  const [issuer] = (await tokens.keys()).items;
  if (!issuer) throw new Failure('conflict', 'No key signs tokens', { code: 'TOKENS_NOT_ISSUED' });
  await trustIssuers([[purpose, issuer]], { ledger, verified, sha256, fingerprint: (key) => blinding.fingerprint(key) });
  return blinding.blind(issuer, publicKey);
}

/** The blind signature. A token that was asked for with numbers that are no longer good is forgotten, so that the next try begins again. */
async function issued({ tokens }: TokenParts, { issuer, blindedMessage }: PersonaToken, note: Payer['note']): Promise<string> {
  try {
    return await tokens.issue({ keyId: issuer.keyId, blindedMessage });
  } catch (error) {
    if (final.includes(Failure.from(error).code)) await note();
    throw error;
  }
}
