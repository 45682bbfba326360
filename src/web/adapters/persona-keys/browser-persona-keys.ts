import { codeOf } from '#core/persona-keys/hand-code.ts';
import type { SealedKey } from '#core/persona-keys/key-copies.ts';
import type { LocalKey, KeyNotes, KeySecret, PersonaKeys } from '#core/persona-keys/persona-keys.ts';

/** Keys of made-up names, with code loaded on demand. */
export class BrowserPersonaKeys implements PersonaKeys {
  readonly #owner: () => Promise<string | undefined>;

  /** Takes the signed-in member, or nothing for a guest. */
  constructor(owner: () => Promise<string | undefined>) {
    this.#owner = owner;
  }

  async local(): Promise<LocalKey | undefined> {
    return (await keys()).local(await this.#owner());
  }

  async offered(): Promise<readonly LocalKey[]> {
    return (await keys()).offered(await this.#owner());
  }

  async others(): Promise<readonly LocalKey[]> {
    return (await keys()).others(await this.#owner());
  }

  async choose(publicKey: string): Promise<LocalKey> {
    return (await keys()).chooseKey(await this.#owner(), publicKey);
  }

  async make(): Promise<LocalKey> {
    return (await keys()).make(await this.#owner());
  }

  async sign(text: string): Promise<string> {
    return (await keys()).sign(await this.#owner(), text);
  }

  async note(notes: KeyNotes): Promise<void> {
    await (await keys()).note(await this.#owner(), notes);
  }

  async seal(secret: KeySecret): Promise<SealedKey> {
    return (await keys()).seal(await this.#owner(), secret);
  }

  async locatorOf(secret: KeySecret): Promise<string> {
    return (await keys()).locatorOf(secret);
  }

  async restore(sealed: string, secret: KeySecret): Promise<LocalKey> {
    return (await keys()).restore(await this.#owner(), sealed, secret);
  }

  async forget(publicKey?: string): Promise<void> {
    await (await keys()).forget(await this.#owner(), publicKey);
  }

  async release(): Promise<void> {
    const owner = await this.#owner();
    if (owner !== undefined) await (await keys()).release(owner);
  }

  draw(length: number): string {
    return codeOf(crypto.getRandomValues(new Uint8Array(length)));
  }
}

const keys = () => import(/* webpackChunkName: "keyed" */ './device-keys.ts');
