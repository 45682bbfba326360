import type { UserStorage } from '#core/device/user-storage.ts';
import { userPrefix } from './clear-user-storage.ts';

/** The user storage in localStorage, and where that is forbidden or full, in memory for as long as the page stands. */
export class BrowserUserStorage implements UserStorage {
  readonly #memory = new Map<string, unknown>();

  read(name: string): unknown {
    try {
      const text = localStorage.getItem(userPrefix + name);
      return text === null ? this.#memory.get(name) : JSON.parse(text);
    } catch {
      return this.#memory.get(name);
    }
  }

  keep(name: string, value: object): void {
    this.#memory.set(name, value);
    try {
      localStorage.setItem(userPrefix + name, JSON.stringify(value));
    } catch {
      return;
    }
  }

  drop(name: string): void {
    this.#memory.delete(name);
    try {
      localStorage.removeItem(userPrefix + name);
    } catch {
      return;
    }
  }

  names(): readonly string[] {
    return [...new Set([...this.#memory.keys(), ...storedNames()])];
  }
}

function storedNames(): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(userPrefix) ? [key.slice(userPrefix.length)] : []));
  } catch {
    return [];
  }
}
