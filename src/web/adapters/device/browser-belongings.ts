import type { Belongings } from '#core/device/belongings.ts';
import { ownPrefix } from './own-storage.ts';

/** Keeps things in the storage of this browser, and where that is forbidden or full, for as long as the page stands. */
export class BrowserBelongings implements Belongings {
  readonly #memory = new Map<string, unknown>();

  read(name: string): unknown {
    try {
      const text = localStorage.getItem(ownPrefix + name);
      return text === null ? this.#memory.get(name) : JSON.parse(text);
    } catch {
      return this.#memory.get(name);
    }
  }

  keep(name: string, value: object): void {
    this.#memory.set(name, value);
    try {
      localStorage.setItem(ownPrefix + name, JSON.stringify(value));
    } catch {
      return;
    }
  }

  drop(name: string): void {
    this.#memory.delete(name);
    try {
      localStorage.removeItem(ownPrefix + name);
    } catch {
      return;
    }
  }
}
