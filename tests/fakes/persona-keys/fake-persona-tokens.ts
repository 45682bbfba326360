import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { Failure } from '#core/failure.ts';
import { bytesIn } from '#core/persona-keys/base64url.ts';
import { isCounted, issuerKeyId, type IssuerKey, type IssuerKeys, type TokenPurpose } from '#core/persona-keys/issuer-key.ts';
import type { PersonaTokens, Redemption, TokenRequest } from '#core/persona-keys/persona-tokens.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { blindSign, isSignedBlindly, publicBytes, type SignedBytes } from '#server/adapters/persona-keys/blind-signature.ts';
import { refuseUnfit } from './fake-keyed-personas.ts';
import { aKeyedBackend, type KeyedBackend } from './fake-keyed-backend.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Public key as an issuer key of Q4 2026, or of that year for counting tokens. */
export function issuerKeyOf(publicKey: KeyObject, purpose: TokenPurpose = 'name'): IssuerKey {
  const bytes = publicBytes(publicKey);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const period = isCounted(purpose) ? '2026' : '2026-q4';
  return { keyId: issuerKeyId(period, sha256, purpose), period, publicKey: bytes.toString('base64url') };
}

export const fakeIssuerKey = issuerKeyOf(pair.publicKey);

/** Tokens of one account and one persona, signed by a real key. */
export class FakePersonaTokens implements PersonaTokens {
  readonly #backend: KeyedBackend;
  readonly #account: string;
  readonly #publicKey: () => string;

  constructor(backend: KeyedBackend = aKeyedBackend(), account = 'account', publicKey: () => string = () => '') {
    this.#backend = backend;
    this.#account = account;
    this.#publicKey = publicKey;
  }

  async keys(): Promise<IssuerKeys> {
    return { items: [fakeIssuerKey] };
  }

  async issue({ keyId, blindedMessage }: TokenRequest): Promise<string> {
    if (keyId !== fakeIssuerKey.keyId) throw new Failure('conflict', undefined, { code: 'ISSUER_KEY_OLD' });
    const blinded = bytesIn(blindedMessage);
    const signature = blinded && blindSign(pair, blinded);
    if (!signature) throw new Failure('invalid', undefined, { code: 'TOKEN_INVALID' });
    const issued = this.#backend.issued.get(this.#account) ?? blindedMessage;
    if (issued !== blindedMessage) throw new Failure('conflict', undefined, { code: 'TOKEN_ISSUED' });
    this.#backend.issued.set(this.#account, blindedMessage);
    return signature.toString('base64url');
  }

  async redeem({ keyId, prefix, signature, ...persona }: Redemption): Promise<AnonymousPersona> {
    const publicKey = this.#publicKey();
    const token = { prefix: bytesIn(prefix), message: bytesIn(publicKey), signature: bytesIn(signature) };
    if (keyId !== fakeIssuerKey.keyId || !isWhole(token) || !isSignedBlindly(pair.publicKey, token))
      throw new Failure('invalid', undefined, { code: 'TOKEN_INVALID' });
    const made = refuseUnfit(this.#backend, persona, publicKey);
    const isLocal = this.#backend.personas.has(publicKey);
    if (isLocal || this.#backend.spent.has(`${prefix} ${publicKey}`)) throw new Failure('conflict', undefined, { code: 'TOKEN_SPENT' });
    this.#backend.spent.add(`${prefix} ${publicKey}`);
    this.#backend.personas.set(publicKey, made);
    return made;
  }
}

const isWhole = (token: Partial<Record<keyof SignedBytes, Uint8Array | undefined>>): token is SignedBytes =>
  Object.values(token).every((part) => part !== undefined);
