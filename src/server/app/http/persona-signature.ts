import { createHash, createPublicKey, verify } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Failure } from '#core/failure.ts';
import { baseOf, contentDigestOf, isTimely, signatureIn, type ReadSignature } from '#core/persona-keys/message-signature.ts';
import { urlOf } from './request-url.ts';

/** Claims a signature, valid or not. */
export const isSigned = ({ headers }: FastifyRequest): boolean => headers.signature !== undefined || headers['signature-input'] !== undefined;

/** Verifies a signature (RFC 9421) except its nonce; refuses session or device data that would link both. */
export function verifiedSignature(request: FastifyRequest, now: number): ReadSignature {
  const { headers, method } = request;
  refuseCredentials(request);
  const read = signatureIn(oneOf(headers['signature-input']), oneOf(headers.signature));
  const digest = headers['content-digest'];
  const contentDigest = digest === undefined ? undefined : oneOf(digest);
  if (!read || read.coversBody !== (contentDigest !== undefined)) throw invalidSignature();
  const [path = '', query] = urlOf(request).split(/\?(.*)/s, 2);
  const base = baseOf({ method, path, query: `?${query ?? ''}`, contentDigest }, read.parameters);
  if (!isSignedBy(read.publicKey, base, read.signature)) throw invalidSignature();
  if (!isTimely(read, now)) throw new Failure('signed-out', undefined, { code: 'SIGNATURE_EXPIRED' });
  return read;
}

/** Refuses all cookies and credentials that could reveal account or device. */
export function refuseCredentials({ headers }: FastifyRequest): void {
  if (headers.cookie !== undefined || headers.authorization !== undefined) throw new Failure('invalid', undefined, { code: 'CREDENTIALS_MIXED' });
}

/** Refuses a body that differs from the signed one. */
export function refuseAltered(request: FastifyRequest, body: Uint8Array): void {
  if (!isSigned(request)) return;
  const signed = request.headers['content-digest'];
  if (signed !== contentDigestOf(createHash('sha256').update(body).digest('base64'))) throw invalidSignature();
}

/** Verifies Ed25519; invalid keys never match. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    return verify(undefined, Buffer.from(text), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/** Rejects duplicated headers. */
const oneOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '');

const invalidSignature = (): Failure => new Failure('signed-out', undefined, { code: 'SIGNATURE_INVALID' });
