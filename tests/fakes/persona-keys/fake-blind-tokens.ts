import { createHash, createPublicKey, verify, constants } from 'node:crypto';
import { Failure } from '#core/failure.ts';
import { bytesOf } from '#core/persona-keys/base64url.ts';
import type { BlindTokens } from '#core/persona-keys/blind-tokens.ts';
import type { IssuerKey } from '#core/persona-keys/issuer-key.ts';
import type { PersonaToken } from '#core/persona-keys/persona-token.ts';
import { blinded, type Blinded } from '#openapi/signing/blind-token.ts';

/** Blind signatures in Node. Blindings are remembered by number, the only note beside the key. */
export class FakeBlindTokens implements BlindTokens {
  readonly #blinded = new Map<string, Blinded>();

  async fingerprint({ publicKey }: IssuerKey): Promise<string> {
    return createHash('sha256').update(bytesOf(publicKey)).digest('hex');
  }

  async blind(issuer: IssuerKey, publicKey: string): Promise<PersonaToken> {
    const token = blinded(issuer.publicKey, bytesOf(publicKey));
    const inverse = String(this.#blinded.size);
    this.#blinded.set(inverse, token);
    return { issuer, prefix: token.prefix, blindedMessage: token.blindedMessage, inverse };
  }

  async finalize(token: PersonaToken, publicKey: string, blindSignature: string): Promise<PersonaToken & { readonly signature: string }> {
    const signature = this.#blinded.get(token.inverse)?.finalize(blindSignature) ?? '';
    const key = createPublicKey({ key: Buffer.from(bytesOf(token.issuer.publicKey)), format: 'der', type: 'spki' });
    const message = Buffer.concat([bytesOf(token.prefix), bytesOf(publicKey)]);
    const holds = verify('sha384', message, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 48 }, bytesOf(signature));
    if (!holds) throw new Failure('invalid', undefined, { code: 'TOKEN_INVALID' });
    return { ...token, signature };
  }
}
