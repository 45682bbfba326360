import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Bucket } from '#server/adapters/media/bucket-objects.ts';

/** Object store stub: one bucket that requires requests signed with AWS Signature Version 4. */
export interface BucketServer {
  readonly bucket: Bucket;
  readonly stored: ReadonlyMap<string, Buffer>;
}

const key = { keyId: 'AKDAFTAR', secret: 'a-secret-of-the-bucket', region: 'ap-south-1' } as const;

export async function aBucketServer(): Promise<BucketServer> {
  const stored = new Map<string, Buffer>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [name = '', body] = [request.url, await buffer(request)];
    const status = statusFor(request, body);
    const found = stored.get(name);
    if (status !== 200) return void response.writeHead(status).end(status === 404 ? '<Error><Code>NoSuchBucket</Code></Error>' : '<Error/>');
    if (request.method === 'GET') return void response.writeHead(found ? 200 : 404).end(found ?? '<Error><Code>NoSuchKey</Code></Error>');
    if (request.method === 'PUT') stored.set(name, body);
    else stored.delete(name);
    response.writeHead(request.method === 'PUT' ? 200 : 204).end();
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { bucket: { name: 'pictures', endpoint, isInPath: true, ...key }, stored };
}

function statusFor(request: IncomingMessage, body: Buffer): number {
  if (!request.url?.startsWith('/pictures/')) return 404;
  const { authorization = '', 'x-amz-date': at = '', 'x-amz-content-sha256': hash = '' } = request.headers;
  return hash === sha256(body) && authorization === signatureOf(request, String(at), String(hash)) ? 200 : 403;
}

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const hmac = (secret: string | Buffer, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** Recomputes the signature header that a request must carry. */
function signatureOf({ method, url, headers }: IncomingMessage, at: string, hash: string): string {
  const [, signed = ''] = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [method, url, '', lines.join(''), signed, hash].join('\n');
  const scope = `${at.slice(0, 8)}/${key.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const signing = [at.slice(0, 8), key.region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${key.secret}`);
  const signature = hmac(signing, toSign).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${key.keyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}
