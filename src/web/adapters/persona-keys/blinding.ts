import { RSABSSA } from '@cloudflare/blindrsa-ts';
import { Failure } from '#core/failure.ts';
import type { IssuerKey } from '#core/persona-keys/issuer-key.ts';
import type { PersonaToken } from '#core/persona-keys/persona-token.ts';
import { base64urlOf, bytesOf } from './base64url.ts';

const suite = RSABSSA.SHA384.PSS.Randomized();
const prefixBytes = 32;

const issuerOf = ({ publicKey }: IssuerKey): Promise<CryptoKey> =>
  crypto.subtle.importKey('spki', bytesOf(publicKey), { name: 'RSA-PSS', hash: 'SHA-384' }, true, ['verify']);

export async function fingerprint({ publicKey }: IssuerKey): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(publicKey)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function blind(issuer: IssuerKey, publicKey: string): Promise<PersonaToken> {
  const prepared = suite.prepare(bytesOf(publicKey));
  const { blindedMsg, inv } = await suite.blind(await issuerOf(issuer), prepared);
  return { issuer, prefix: base64urlOf(prepared.subarray(0, prefixBytes)), blindedMessage: base64urlOf(blindedMsg), inverse: base64urlOf(inv) };
}

export async function finalize(token: PersonaToken, publicKey: string, blindSignature: string): Promise<PersonaToken & { readonly signature: string }> {
  const prepared = new Uint8Array([...bytesOf(token.prefix), ...bytesOf(publicKey)]);
  try {
    const signature = await suite.finalize(await issuerOf(token.issuer), prepared, bytesOf(blindSignature), bytesOf(token.inverse));
    return { ...token, signature: base64urlOf(signature) };
  } catch (cause) {
    throw new Failure('invalid', 'The signature of the token does not hold', { code: 'TOKEN_INVALID', cause });
  }
}
