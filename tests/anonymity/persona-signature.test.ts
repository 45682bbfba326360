import { verify } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { signatureBase } from '#core/persona-keys/message-signature.ts';
import { aNonce, PersonaKey } from '#openapi/signing/persona-key.ts';
import { refuseAltered, verifiedSignature } from '#server/app/http/persona-signature.ts';
import { respelled } from '#tests/respelled.ts';

const now = Date.UTC(2026, 10, 20);
const created = now / 1_000;

const request = (method: string, url: string, headers: Readonly<Record<string, string>>): FastifyRequest =>
  ({ method, headers, raw: { url } }) as unknown as FastifyRequest;

const key = new PersonaKey();

/** Respells the end of a base64 signature: four spare bits allow other letters. */
const respelledBase64 = (end: string): string => `${String.fromCharCode(end.charCodeAt(0) + 1)}${end.slice(1)}`;

const code = (act: () => unknown): string | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    return (error as { readonly code?: string }).code;
  }
};

describe('a message signature', () => {
  it('is made over the base of the standard (RFC 9421 B.2.6)', () => {
    const parameters = '("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"';
    const components = [
      ['date', 'Tue, 20 Apr 2021 02:07:55 GMT'],
      ['@method', 'POST'],
      ['@path', '/foo'],
      ['@authority', 'example.com'],
      ['content-type', 'application/json'],
      ['content-length', '18'],
    ] as const;
    const publicKey = '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAJrQLj5P/89iXES9+vFgrIy29clF9CC/oPPsw3c5D0bs=\n-----END PUBLIC KEY-----';
    const signature = 'wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==';
    expect(verify(undefined, Buffer.from(signatureBase(components, parameters)), publicKey, Buffer.from(signature, 'base64'))).toBe(true);
  });

  it.each(['/api/feed/v1/feed/user', '/api/feed/v1/feed/user?', '/api/feed/v1/feed/user?limit=2&cursor=a%20b', '/a/%E0%A4%95?x=?y'])(
    'of %s holds as the request was sent',
    (url) => expect(verifiedSignature(request('GET', url, key.headersFor({ method: 'GET', target: url }, { created })), now).publicKey).toBe(key.publicKey),
  );

  const target = '/api/feed/v2/post?a=1';
  const body = '{"title":"x"}';
  const headers = key.headersFor({ method: 'POST', target, body }, { created });
  it.each([
    ['another method', 'PUT', target, headers, 'SIGNATURE_INVALID'],
    ['another path', 'POST', '/api/feed/v2/posts?a=1', headers, 'SIGNATURE_INVALID'],
    ['another query', 'POST', '/api/feed/v2/post?a=2', headers, 'SIGNATURE_INVALID'],
    ['the key of another', 'POST', target, withKeyOfAnother(headers), 'SIGNATURE_INVALID'],
    [
      'a digest that is not covered',
      'POST',
      target,
      { ...key.headersFor({ method: 'POST', target }, { created }), 'content-digest': 'x' },
      'SIGNATURE_INVALID',
    ],
    [
      'another text of its key',
      'POST',
      target,
      key.headersFor({ method: 'POST', target, body }, { created, publicKey: respelled(key.publicKey)[0] ?? '' }),
      'SIGNATURE_INVALID',
    ],
    [
      'another text of its nonce',
      'POST',
      target,
      key.headersFor({ method: 'POST', target, body }, { created, nonce: respelled(aNonce())[0] ?? '' }),
      'SIGNATURE_INVALID',
    ],
    [
      'another text of its bytes',
      'POST',
      target,
      { ...headers, signature: (headers.signature ?? '').replace(/.==/, (end) => respelledBase64(end)) },
      'SIGNATURE_INVALID',
    ],
    ['a digest that was taken away', 'POST', target, without(headers, 'content-digest'), 'SIGNATURE_INVALID'],
    ['half of its headers', 'POST', target, without(headers, 'signature'), 'SIGNATURE_INVALID'],
    ['a clock that is off', 'POST', target, key.headersFor({ method: 'POST', target, body }, { created: created - 301 }), 'SIGNATURE_EXPIRED'],
    ['a cookie', 'POST', target, { ...headers, cookie: 'lang=hi' }, 'CREDENTIALS_MIXED'],
    ['a bearer', 'POST', target, { ...headers, authorization: 'Bearer x' }, 'CREDENTIALS_MIXED'],
  ])('is refused with %s', (_, method, url, sent, refusal) => expect(code(() => verifiedSignature(request(method, url, sent), now))).toBe(refusal));

  it('holds for the body that was signed alone', () => {
    const signed = request('POST', target, headers);
    expect(code(() => refuseAltered(signed, Buffer.from(body)))).toBeUndefined();
    expect(code(() => refuseAltered(signed, Buffer.from('{"title":"y"}')))).toBe('SIGNATURE_INVALID');
    expect(code(() => refuseAltered(request('POST', target, key.headersFor({ method: 'POST', target }, { created })), Buffer.from(body)))).toBe(
      'SIGNATURE_INVALID',
    );
    expect(code(() => refuseAltered(request('POST', target, {}), Buffer.from(body)))).toBeUndefined();
  });
});

function withKeyOfAnother(headers: Readonly<Record<string, string>>): Record<string, string> {
  return { ...headers, 'signature-input': (headers['signature-input'] ?? '').replace(key.publicKey, new PersonaKey().publicKey) };
}

function without(headers: Readonly<Record<string, string>>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([header]) => header !== name));
}
