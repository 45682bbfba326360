import { describe, expect, it } from 'vitest';
import { baseOf, isTimely, parametersOf, signatureBase, signatureHeaders, signatureIn, type SignedMessage } from './message-signature.ts';

const publicKey = 'JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs';
const nonce = 'AAECAwQFBgcICQoLDA0ODw';
const created = 1_795_132_800;
const posted: SignedMessage = { method: 'POST', path: '/api/feed/v2/post', query: '?', contentDigest: 'sha-256=:abc=:' };
const read: SignedMessage = { method: 'GET', path: '/api/feed/v1/feed/user', query: '?limit=20', contentDigest: undefined };
const signature = `${'A'.repeat(86)}==`;

describe('the base of a message signature (RFC 9421 2.5)', () => {
  it('is the components in their order, and the parameters last', () => {
    expect(signatureBase([['@method', 'GET']], '("@method");created=1')).toBe('"@method": GET\n"@signature-params": ("@method");created=1');
  });

  it('of ours covers method, path, query and the body where there is one', () => {
    const parameters = parametersOf(posted, { created, nonce, publicKey });
    expect(parameters).toBe(`("@method" "@path" "@query" "content-digest");created=${created};nonce="${nonce}";keyid="${publicKey}";alg="ed25519"`);
    expect(baseOf(posted, parameters)).toBe(
      `"@method": POST\n"@path": /api/feed/v2/post\n"@query": ?\n"content-digest": sha-256=:abc=:\n"@signature-params": ${parameters}`,
    );
    expect(baseOf(read, parametersOf(read, { created, nonce, publicKey }))).not.toContain('content-digest');
  });
});

describe('the headers of a signature', () => {
  it.each([
    ['with a body', posted, true],
    ['without one', read, false],
  ])('are read as they were written: %s', (_, message, coversBody) => {
    const parameters = parametersOf(message, { created, nonce, publicKey });
    const headers = signatureHeaders(parameters, signature);
    expect(signatureIn(headers['signature-input'], headers.signature)).toEqual({ parameters, coversBody, created, nonce, publicKey, signature });
  });

  const written = `sig=${parametersOf(read, { created, nonce, publicKey })}`;
  it.each([
    ['another label', written.replace('sig=', 'sig1='), `sig=:${signature}:`],
    ['another order', written.replace('"@path" "@query"', '"@query" "@path"'), `sig=:${signature}:`],
    ['fewer components', written.replace(' "@query"', ''), `sig=:${signature}:`],
    ['two signatures', `${written}, other=("@method");created=1`, `sig=:${signature}:`],
    ['another algorithm', written.replace('ed25519', 'hmac-sha256'), `sig=:${signature}:`],
    ['no nonce', written.replace(`;nonce="${nonce}"`, ''), `sig=:${signature}:`],
    ['a parameter more', `${written};tag="x"`, `sig=:${signature}:`],
    ['a key of another length', written.replace(publicKey, publicKey.slice(1)), `sig=:${signature}:`],
    ['a signature of another length', written, `sig=:${signature.slice(4)}:`],
    ['nothing', '', ''],
  ])('are refused with %s', (_, input, signed) => expect(signatureIn(input, signed)).toBeUndefined());
});

describe('the moment of a signature', () => {
  it.each([
    [0, true],
    [300, true],
    [-300, true],
    [301, false],
    [-301, false],
  ])('%d seconds off is timely: %s', (off, timely) => expect(isTimely({ created: created + off }, created * 1_000)).toBe(timely));
});
