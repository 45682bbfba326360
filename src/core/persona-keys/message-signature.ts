import { bytesIn } from './base64url.ts';

/** HTTP message signature (RFC 9421), without the signing itself. */
export interface SignedMessage {
  readonly method: string;
  /** Escaped as sent. */
  readonly path: string;
  /** As sent, with `?` even when empty. */
  readonly query: string;
  /** Present exactly when there is a body. */
  readonly contentDigest: string | undefined;
}

export interface SignatureParameters {
  /** Signing time in seconds. */
  readonly created: number;
  /** Sixteen random bytes in base64url, valid once. */
  readonly nonce: string;
  /** Ed25519 public key in base64url, which identifies the persona. */
  readonly publicKey: string;
}

/** Tolerated clock difference either way, in seconds. */
export const signatureSeconds = 300;

/** Required headers, identical for everyone so that they reveal no device. */
export const signedAppHeaders = { appid: '999', systemid: 'AB_WEB' } as const;

const label = 'sig';

/** Signature base (RFC 9421 2.5). */
export const signatureBase = (components: readonly (readonly [name: string, value: string])[], parameters: string): string =>
  [...components, ['@signature-params', parameters] as const].map(([name, value]) => `"${name}": ${value}`).join('\n');

/** Fixes the components and their order. */
export const baseOf = (message: SignedMessage, parameters: string): string => signatureBase(componentsOf(message), parameters);

const componentsOf = ({ method, path, query, contentDigest }: SignedMessage): (readonly [string, string])[] => [
  ['@method', method],
  ['@path', path],
  ['@query', query],
  ...(contentDigest === undefined ? [] : [['content-digest', contentDigest] as const]),
];

export const parametersOf = (message: SignedMessage, { created, nonce, publicKey }: SignatureParameters): string =>
  `(${componentsOf(message)
    .map(([name]) => `"${name}"`)
    .join(' ')});created=${created};nonce="${nonce}";keyid="${publicKey}";alg="ed25519"`;

export const signatureHeaders = (parameters: string, signature: string): Readonly<Record<'signature-input' | 'signature', string>> => ({
  'signature-input': `${label}=${parameters}`,
  signature: `${label}=:${signature}:`,
});

/** `content-digest` header (RFC 9530) from a base64 SHA-256. */
export const contentDigestOf = (sha256: string): string => `sha-256=:${sha256}:`;

export interface ReadSignature extends SignatureParameters {
  /** Exactly as signed. */
  readonly parameters: string;
  readonly coversBody: boolean;
  readonly signature: string;
}

const inputForm = new RegExp(
  String.raw`^${label}=(\("@method" "@path" "@query"( "content-digest")?\);created=(\d{10});nonce="([A-Za-z0-9_-]{22})";keyid="([A-Za-z0-9_-]{43})";alg="ed25519")$`,
);
const signatureForm = new RegExp(String.raw`^${label}=:([A-Za-z0-9+/]{86}==):$`);

/** Accepts only the canonical form, so that no key has a second name. */
export function signatureIn(signatureInput: string, signature: string): ReadSignature | undefined {
  const [, parameters, digest, created, nonce, publicKey] = inputForm.exec(signatureInput) ?? [];
  const [, signed] = signatureForm.exec(signature) ?? [];
  if (parameters === undefined || nonce === undefined || publicKey === undefined || signed === undefined) return undefined;
  if (![nonce, publicKey, base64urlFrom(signed)].every(bytesIn)) return undefined;
  return { parameters, coversBody: digest !== undefined, created: Number(created), nonce, publicKey, signature: signed };
}

const base64urlFrom = (base64: string): string => base64.replace('==', '').replaceAll('+', '-').replaceAll('/', '_');

export const isTimely = ({ created }: Pick<SignatureParameters, 'created'>, now: number): boolean => Math.abs(now / 1_000 - created) <= signatureSeconds;
