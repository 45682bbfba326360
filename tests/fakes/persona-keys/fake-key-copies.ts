import { existing, Failure } from '#core/failure.ts';
import { bytesOf } from '#core/persona-keys/base64url.ts';
import { transferMs, type KeyCopies, type SealedKey } from '#core/persona-keys/key-copies.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { aKeyedBackend, type KeyedBackend } from './fake-keyed-backend.ts';

/** Sealed keys of the persona with this public key. */
export class FakeKeyCopies implements KeyCopies {
  readonly #backend: KeyedBackend;
  readonly #publicKey: () => string;
  readonly #clock: Pick<FakeClock, 'now'>;

  constructor(backend: KeyedBackend = aKeyedBackend(), publicKey: () => string = () => '', clock: Pick<FakeClock, 'now'> = new FakeClock()) {
    this.#backend = backend;
    this.#publicKey = publicKey;
    this.#clock = clock;
  }

  async keep(copy: SealedKey): Promise<void> {
    this.#put(this.#backend.copies, copy);
  }

  async forget(): Promise<void> {
    this.#backend.copies.delete(this.#publicKey());
  }

  async fetch(locator: string): Promise<string> {
    bytesOf(locator);
    const found = existing([...this.#backend.copies.values()].find((copy) => copy.locator === locator));
    return found.sealed;
  }

  async startTransfer(copy: SealedKey): Promise<number> {
    const waitsUntil = this.#clock.now() + transferMs;
    this.#put(this.#backend.transfers, { ...copy, waitsUntil });
    return waitsUntil;
  }

  async completeTransfer(locator: string): Promise<string> {
    bytesOf(locator);
    const [key, found] = [...this.#backend.transfers].find(([, waiting]) => waiting.locator === locator) ?? [];
    if (key !== undefined) this.#backend.transfers.delete(key);
    if (!found || found.waitsUntil <= this.#clock.now()) throw new Failure('missing');
    return found.sealed;
  }

  #put<Copy extends SealedKey>(local: Map<string, Copy>, copy: Copy): void {
    for (const text of [copy.locator, copy.sealed]) bytesOf(text);
    if (!this.#backend.personas.has(this.#publicKey())) throw new Failure('signed-out', undefined, { code: 'PERSONA_UNKNOWN' });
    const isForeign = [...local].some(([key, other]) => key !== this.#publicKey() && other.locator === copy.locator);
    if (isForeign) throw new Failure('conflict');
    local.set(this.#publicKey(), copy);
  }
}
