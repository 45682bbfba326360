import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { Failure } from '#core/failure.ts';
import type { Objects } from '#core/media/objects.ts';
import { largestPictureBytes } from '#core/media/post-pictures.ts';
import { guardedFetch } from '../system/ssrf-guard.ts';

export interface Bucket {
  readonly name: string;
  /** Origin of the store; undefined for Amazon in this region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  readonly isInPath: boolean;
}

const refusals: Readonly<Record<number, string>> = {
  301: 'is in another region',
  400: 'does not take the request; look at the region',
  401: 'refuses the key',
  403: 'refuses the key, or what it asks for',
  404: 'is not there',
};

/** Objects in a bucket; requests are signed including their bytes (AWS Signature Version 4). */
export class BucketObjects implements Objects {
  readonly #base: string;
  readonly #client: AwsClient;
  readonly #fetch: typeof fetch;

  constructor({ name, endpoint, region, keyId, secret, isInPath }: Bucket, fetchFrom: typeof fetch = guardedFetch(undefined, largestPictureBytes)) {
    const store = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
    this.#base = isInPath ? `${store.origin}/${name}` : `${store.protocol}//${name}.${store.host}`;
    this.#client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region });
    this.#fetch = fetchFrom;
  }

  async keep(name: string, bytes: Uint8Array): Promise<void> {
    await this.#ask('PUT', name, bytes);
  }

  async find(name: string): Promise<Uint8Array | undefined> {
    const answer = await this.#ask('GET', name);
    return answer && new Uint8Array(await answer.arrayBuffer());
  }

  async remove(name: string): Promise<void> {
    await this.#ask('DELETE', name);
  }

  /** Requests one object; undefined if missing, though a missing bucket gives the same status. */
  async #ask(method: 'GET' | 'PUT' | 'DELETE', name: string, bytes?: Uint8Array): Promise<Response | undefined> {
    const answer = await this.#sent(method, name, bytes).catch((error: unknown) => {
      throw new Failure('offline', 'The bucket does not answer', { cause: error });
    });
    if (answer.ok) return answer;
    if (answer.status === 404 && method !== 'PUT' && (await answer.text()).includes('NoSuchKey')) return undefined;
    throw new Failure('offline', `The bucket ${refusals[answer.status] ?? `answers with ${answer.status}`}`);
  }

  async #sent(method: string, name: string, bytes?: Uint8Array): Promise<Response> {
    const hash = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex');
    const request = await this.#client.sign(`${this.#base}/${name}`, {
      method,
      headers: { 'x-amz-content-sha256': hash, ...(bytes && { 'content-type': 'image/webp' }) },
      ...(bytes && { body: Uint8Array.from(bytes) }),
    });
    return this.#fetch(request);
  }
}
