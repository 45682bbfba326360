import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTHeaderParameters } from 'jose';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface AboutToken {
  readonly active: boolean;
  readonly client_id?: string;
  readonly sub?: string;
}

/** Test provider that can lie. */
export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly jwk: JWK;
  readonly jwks: JWK[];
  /** Mints an ID token, valid except for the test's changes. */
  mint(claims?: Readonly<Record<string, unknown>>, header?: Partial<JWTHeaderParameters>, key?: CryptoKey | Uint8Array): Promise<string>;
  /** Token endpoint answers by code. Unknown codes are refused. */
  readonly codes: Map<string, Readonly<Record<string, unknown>>>;
  readonly accessTokens: Map<string, AboutToken>;
  readonly exchanges: URLSearchParams[];
  isDown: boolean;
  issuerSaid: string;
}

const now = () => Math.floor(Date.now() / 1_000);

type KeyPair = ReturnType<typeof generateKeyPair>;

const keysBy = new Map<string, KeyPair>();

/** Provider keys, made once, as making them is slower than a login. */
function keysOf(clientId: string): KeyPair {
  const keys = keysBy.get(clientId) ?? generateKeyPair('RS256', { extractable: true });
  keysBy.set(clientId, keys);
  return keys;
}

export async function openProvider(clientId = 'daftar'): Promise<TestProvider> {
  const { publicKey, privateKey } = await keysOf(clientId);
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const server = createServer(async (request, response) => {
    const value = await answer(request);
    response.statusCode = value === undefined ? 400 : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(value ?? { error: 'invalid_grant' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider: TestProvider = {
    issuer,
    clientId,
    jwk,
    jwks: [jwk],
    codes: new Map(),
    accessTokens: new Map(),
    exchanges: [],
    isDown: false,
    issuerSaid: issuer,
    mint: (claims = {}, header = {}, key = privateKey) =>
      new SignJWT({ iss: issuer, aud: clientId, sub: 'person-1', iat: now(), exp: now() + 300, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header })
        .sign(key),
  };

  async function answer(request: IncomingMessage): Promise<unknown> {
    if (provider.isDown) return undefined;
    const body = new URLSearchParams(await text(request));
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return {
          issuer: provider.issuerSaid,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          introspection_endpoint: `${issuer}/introspect`,
          jwks_uri: `${issuer}/jwks`,
        };
      case '/jwks':
        return { keys: provider.jwks };
      case '/introspect':
        return provider.accessTokens.get(body.get('token') ?? '') ?? { active: false };
      case '/token': {
        provider.exchanges.push(body);
        const code = body.get('code') ?? '';
        const claims = provider.codes.get(code);
        provider.codes.delete(code);
        return claims && { access_token: 'a', token_type: 'bearer', id_token: await provider.mint(claims) };
      }
      default:
        return undefined;
    }
  }
  return provider;
}
