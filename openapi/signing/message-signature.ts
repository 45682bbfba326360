import { createHash, createPublicKey, verify } from 'node:crypto';

/** The parts of an HTTP message that its signature covers (RFC 9421). */
export interface SignedMessage {
  readonly method: string;
  /** The path as it is sent, with escapes. */
  readonly path: string;
  /** The query as it is sent, `?` first, also where there is nothing behind it. */
  readonly query: string;
  /** The header of this name; there exactly when there is a body. */
  readonly contentDigest: string | undefined;
}

/** The parameters of a signature: the second of signing, bytes that are spent once, and the public key in base64url. */
export interface SignatureParameters {
  readonly created: number;
  readonly nonce: string;
  readonly publicKey: string;
}

/** The most seconds that a signature may be off the clock of a service. */
export const signatureSeconds = 300;

/** The header `content-digest` (RFC 9530) of a body. */
export const contentDigestOf = (body: string | Uint8Array): string => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

const componentsOf = ({ method, path, query, contentDigest }: SignedMessage): (readonly [string, string])[] => [
  ['@method', method],
  ['@path', path],
  ['@query', query],
  ...(contentDigest === undefined ? [] : [['content-digest', contentDigest] as const]),
];

/** The parameters as they are signed, with the names of the components before them. */
export function parametersOf(message: SignedMessage, { created, nonce, publicKey }: SignatureParameters): string {
  const names = componentsOf(message).map(([name]) => `"${name}"`);
  return `(${names.join(' ')});created=${created};nonce="${nonce}";keyid="${publicKey}";alg="ed25519"`;
}

/** The text that is signed (RFC 9421 2.5). */
export const baseOf = (message: SignedMessage, parameters: string): string =>
  [...componentsOf(message), ['@signature-params', parameters] as const].map(([name, value]) => `"${name}": ${value}`).join('\n');

/** The parameters of the headers of a signature, where it holds for a message. */
export function verifiedParameters(message: SignedMessage, signatureInput: string, signature: string): SignatureParameters | undefined {
  const [, created = '', nonce = '', publicKey = ''] = /;created=(\d{10});nonce="([\w-]{22})";keyid="([\w-]{43})"/.exec(signatureInput) ?? [];
  const [, signed = ''] = /^sig=:([A-Za-z0-9+/]{86}==):$/.exec(signature) ?? [];
  const read = { created: Number(created), nonce, publicKey };
  const parameters = parametersOf(message, read);
  const isOneText = Buffer.from(publicKey, 'base64url').toString('base64url') === publicKey;
  return isOneText && signatureInput === `sig=${parameters}` && isSignedBy(publicKey, baseOf(message, parameters), signed) ? read : undefined;
}

function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    return verify(undefined, Buffer.from(text), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
