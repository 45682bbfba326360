import { bytesIn } from './base64url.ts';

/** An HTTP message signature (RFC 9421) as far as both sides keep it: its base, its parameters, its bounds. Signing and verifying stand in adapters. */
export interface SignedMessage {
  readonly method: string;
  /** The path as it is sent, with escapes. */
  readonly path: string;
  /** The query as it is sent, `?` first, also where there is nothing behind it. */
  readonly query: string;
  /** The header of this name; there exactly when there is a body. */
  readonly contentDigest: string | undefined;
}

/** The parameters of a signature. */
export interface SignatureParameters {
  /** The time of signing, in seconds. */
  readonly created: number;
  /** Sixteen random bytes in base64url, spent by the first use. */
  readonly nonce: string;
  /** The public key itself (Ed25519, base64url), by which the persona is found. */
  readonly publicKey: string;
}

/** A signature may be so far off the clock of the server, earlier or later. */
export const signatureSeconds = 300;

/** The headers that every request which changes something needs, here the same for everyone, so that they say nothing of the device. */
export const signedAppHeaders = { appid: '999', systemid: 'AB_WEB' } as const;

/** The only label of our signatures. */
const label = 'sig';

/** Text that is signed (signature base, RFC 9421 2.5). */
export const signatureBase = (components: readonly (readonly [name: string, value: string])[], parameters: string): string =>
  [...components, ['@signature-params', parameters] as const].map(([name, value]) => `"${name}": ${value}`).join('\n');

/** The base of a message of ours: these components, in this order. */
export const baseOf = (message: SignedMessage, parameters: string): string => signatureBase(componentsOf(message), parameters);

const componentsOf = ({ method, path, query, contentDigest }: SignedMessage): (readonly [string, string])[] => [
  ['@method', method],
  ['@path', path],
  ['@query', query],
  ...(contentDigest === undefined ? [] : [['content-digest', contentDigest] as const]),
];

/** The parameters as they are signed, with the names of the components before them. */
export const parametersOf = (message: SignedMessage, { created, nonce, publicKey }: SignatureParameters): string =>
  `(${componentsOf(message)
    .map(([name]) => `"${name}"`)
    .join(' ')});created=${created};nonce="${nonce}";keyid="${publicKey}";alg="ed25519"`;

/** The headers of a signed request, by the signature in base64. */
export const signatureHeaders = (parameters: string, signature: string): Readonly<Record<'signature-input' | 'signature', string>> => ({
  'signature-input': `${label}=${parameters}`,
  signature: `${label}=:${signature}:`,
});

/** The header `content-digest` (RFC 9530) by the SHA-256 of the body in base64. */
export const contentDigestOf = (sha256: string): string => `sha-256=:${sha256}:`;

/** The two headers of a signature, read. */
export interface ReadSignature extends SignatureParameters {
  /** The parameters as they were signed. */
  readonly parameters: string;
  readonly coversBody: boolean;
  /** The signature in base64. */
  readonly signature: string;
}

const inputForm = new RegExp(
  String.raw`^${label}=(\("@method" "@path" "@query"( "content-digest")?\);created=(\d{10});nonce="([A-Za-z0-9_-]{22})";keyid="([A-Za-z0-9_-]{43})";alg="ed25519")$`,
);
const signatureForm = new RegExp(String.raw`^${label}=:([A-Za-z0-9+/]{86}==):$`);

/** Reads the headers of a signature; nothing where they are not written as we write them, down to the one text of the key, so that nobody has a second name by it. */
export function signatureIn(signatureInput: string, signature: string): ReadSignature | undefined {
  const [, parameters, digest, created, nonce, publicKey] = inputForm.exec(signatureInput) ?? [];
  const [, signed] = signatureForm.exec(signature) ?? [];
  if (parameters === undefined || nonce === undefined || publicKey === undefined || signed === undefined) return undefined;
  if (![nonce, publicKey, base64urlFrom(signed)].every(bytesIn)) return undefined;
  return { parameters, coversBody: digest !== undefined, created: Number(created), nonce, publicKey, signature: signed };
}

const base64urlFrom = (base64: string): string => base64.replace('==', '').replaceAll('+', '-').replaceAll('/', '_');

/** Whether a signature is of now, as far as clocks agree. */
export const isTimely = ({ created }: Pick<SignatureParameters, 'created'>, now: number): boolean => Math.abs(now / 1_000 - created) <= signatureSeconds;
