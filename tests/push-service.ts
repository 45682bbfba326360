import { createDecipheriv, createECDH, createHmac, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { guardedFetch } from '#server/adapters/system/ssrf-guard.ts';

interface Arrived {
  readonly payload: unknown;
  readonly headers: IncomingHttpHeaders;
  /** Bytes that the push service saw. */
  readonly size: number;
}

/** Subscribed browser with its private key, which alone decrypts messages. */
export class SubscribedBrowser {
  readonly token: string;
  readonly arrived: Arrived[] = [];
  readonly #pair: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    this.#pair.generateKeys();
    const keys = { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    this.token = JSON.stringify({ endpoint, expirationTime: null, keys });
  }

  receive(body: Buffer, headers: IncomingHttpHeaders): void {
    this.arrived.push({ payload: JSON.parse(this.#decrypted(body)), headers, size: body.length });
  }

  /** Receiver's half of RFC 8291, over the one record of RFC 8188. */
  #decrypted(body: Buffer): string {
    const [salt, senderKey] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
    const sealed = body.subarray(21 + senderKey.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), senderKey]);
    const secret = createHmac('sha256', this.#auth).update(this.#pair.computeSecret(senderKey)).digest();
    const input = createHmac('sha256', secret)
      .update(Buffer.concat([info, Buffer.of(1)]))
      .digest();
    const of = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${purpose}\0`, bytes));
    const decipher = createDecipheriv('aes-128-gcm', of('aes128gcm', 16), of('nonce', 12)).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }
}

/** Local push service stub with an https URL that only `fetch` can resolve. */
export async function aPushService() {
  const browsers = new Map<string, SubscribedBrowser>();
  const answers = new Map<string, number>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const url = request.url ?? '';
      const status = answers.get(url) ?? 201;
      if (status === 0) return void request.socket.destroy();
      if (status === 201) browsers.get(url)?.receive(Buffer.concat(parts), request.headers);
      response.writeHead(status, status >= 300 && status < 400 ? { location: 'https://elsewhere.example/' } : {}).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const origin = 'https://push.example';
  return {
    fetch: guardedFetch(undefined, undefined, (url, options) => fetch(String(url).replace(origin, `http://127.0.0.1:${port}`), options)),
    /** Subscribed browser. The service refuses its messages with another status, and hangs up at 0. */
    browser(status = 201): SubscribedBrowser {
      const path = `/send/${browsers.size + 1}`;
      const browser = new SubscribedBrowser(origin + path);
      browsers.set(path, browser);
      answers.set(path, status);
      return browser;
    },
  };
}

/** Claims of a VAPID header (RFC 8292), if signed with the key it names. */
export function vapidClaims(authorization = ''): { readonly key: string; readonly claims: unknown } | undefined {
  const [, head = '', body = '', signature = '', key = ''] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return undefined;
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isTrue = verify('sha256', Buffer.from(`${head}.${body}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  return isTrue ? { key, claims: JSON.parse(Buffer.from(body, 'base64url').toString()) } : undefined;
}
