import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';

interface Code {
  readonly challenge: string;
  readonly redirectUri: string;
  readonly nonce: string;
}

/** Small job portal over OAuth 2: codes with PKCE, tokens for one client, profiles for tokens. */
export interface TestPortal {
  readonly origin: string;
  readonly client: { readonly id: string; readonly secret: string };
  /** Person who is logged in there. */
  person: string;
  profile: (response: ServerResponse) => void;
  /** Tokens given out, by whom they are for. */
  readonly tokens: Map<string, string>;
  readonly asked: string[];
}

const keys = generateKeyPair('RS256', { extractable: true });

export const inJson =
  (value: unknown, status = 200) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

export async function openPortal(profile: unknown): Promise<TestPortal> {
  const codes = new Map<string, Code>();
  const client = { id: 'daftar-portal', secret: 'portal-secret' };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const portal: TestPortal = { origin, client, person: 'person-1', profile: inJson(profile), tokens: new Map(), asked: [] };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', origin);
    const body = new URLSearchParams(await text(request));
    portal.asked.push(pathname);
    switch (pathname) {
      case '/authorize':
        return authorize(query, response);
      case '/token':
        return exchange(body, response);
      case '/keys':
        return inJson({ keys: [{ ...(await exportJWK((await keys).publicKey)), kid: 'p1', alg: 'RS256', use: 'sig' }] })(response);
      case '/check':
        return isClient(body) ? inJson(about(body.get('token') ?? ''))(response) : inJson({}, 401)(response);
      case '/me':
        return portal.tokens.has((request.headers.authorization ?? '').replace('Bearer ', '')) ? portal.profile(response) : inJson({}, 401)(response);
      default:
        return inJson({}, 404)(response);
    }
  }

  const isClient = (body: URLSearchParams): boolean => body.get('client_id') === client.id && body.get('client_secret') === client.secret;
  const about = (token: string) => ({ active: portal.tokens.has(token), client_id: portal.tokens.get(token), sub: portal.person });

  function authorize(query: URLSearchParams, response: ServerResponse): void {
    const isMeant = query.get('client_id') === client.id && query.get('response_type') === 'code' && query.get('code_challenge_method') === 'S256';
    if (!isMeant) return inJson({}, 400)(response);
    const [code, redirectUri] = [randomUUID(), query.get('redirect_uri') ?? ''];
    codes.set(code, { challenge: query.get('code_challenge') ?? '', redirectUri, nonce: query.get('nonce') ?? '' });
    response.writeHead(302, { location: `${redirectUri}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}` }).end();
  }

  async function exchange(body: URLSearchParams, response: ServerResponse): Promise<void> {
    const code = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const proof = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    if (!code || !isClient(body) || proof !== code.challenge || body.get('redirect_uri') !== code.redirectUri)
      return inJson({ error: 'invalid_grant' }, 400)(response);
    const token = randomUUID();
    portal.tokens.set(token, client.id);
    const signing = new SignJWT({ nonce: code.nonce }).setProtectedHeader({ alg: 'RS256', kid: 'p1' }).setIssuer(origin).setAudience(client.id);
    const idToken = await signing
      .setSubject(portal.person)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign((await keys).privateKey);
    inJson({ access_token: token, token_type: 'Bearer', expires_in: 900, id_token: idToken })(response);
  }
  return portal;
}
