import type { UnclaimedName, UnclaimedNames } from '#core/persona-keys/unclaimed-names.ts';
import { marksKeys } from './key-marker.ts';

/** Unclaimed names, loaded only where keys are stored. */
export class BrowserUnclaimedNames implements UnclaimedNames {
  readonly #load: () => Promise<UnclaimedNames>;

  constructor(load: () => Promise<UnclaimedNames>) {
    this.#load = load;
  }

  async list(): Promise<readonly UnclaimedName[]> {
    return marksKeys() ? (await this.#load()).list() : [];
  }

  async claim(publicKey: string): Promise<void> {
    await (await this.#load()).claim(publicKey);
  }
}
