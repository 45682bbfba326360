import type { UserStorage } from '#core/device/user-storage.ts';
import type { Given } from '../http/interceptor.ts';

const name = 'by-key';
const numberBytes = 24;

const textOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Separate idempotency keys for the key's calls, because a shared number would link account and name. */
export class DraftNumbers {
  readonly #storage: UserStorage;
  readonly #secret = textOf(crypto.getRandomValues(new Uint8Array(numberBytes)));

  constructor(storage: UserStorage) {
    this.#storage = storage;
  }

  async byKey(given: Given): Promise<Given> {
    const { submissionKey }: { readonly submissionKey?: unknown } = Object(given.body);
    return typeof submissionKey === 'string' ? { ...given, body: { ...Object(given.body), submissionKey: await this.#numberOf(submissionKey) } } : given;
  }

  async #numberOf(submissionKey: string): Promise<string> {
    const text = new TextEncoder().encode(`${this.#kept()} ${submissionKey}`);
    return textOf(new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, numberBytes));
  }

  #kept(): string {
    const { secret }: { readonly secret?: unknown } = Object(this.#storage.read(name));
    if (typeof secret === 'string') return secret;
    this.#storage.keep(name, { secret: this.#secret });
    return this.#secret;
  }
}
