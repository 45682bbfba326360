import type { UserStorage } from '#core/device/user-storage.ts';
import { userPrefix } from './user-prefix.ts';

/** The user storage in localStorage. A value that the browser refuses, its storage being forbidden or full, is in memory for as long as the page stands, unless another tab changes what is stored under its name. */
export class BrowserUserStorage implements UserStorage {
  /** The texts of refused values, each with the text that was stored under its name then. */
  readonly #refused = new Map<string, { readonly text: string; readonly beside: string | null }>();

  read(name: string): unknown {
    return tried(() => JSON.parse(this.#textOf(name) ?? ''));
  }

  keep(name: string, value: object): boolean {
    const text = JSON.stringify(value);
    this.#refused.delete(name);
    try {
      localStorage.setItem(userPrefix + name, text);
      return true;
    } catch {
      this.#refused.set(name, { text, beside: stored(name) });
      return false;
    }
  }

  drop(name: string): void {
    this.#refused.delete(name);
    tried(() => localStorage.removeItem(userPrefix + name));
  }

  names(): readonly string[] {
    const keys = (tried(() => Object.keys(localStorage)) ?? []).filter((key) => key.startsWith(userPrefix));
    return [...new Set([...this.#refused.keys(), ...keys.map((key) => key.slice(userPrefix.length))])].filter((name) => this.#textOf(name) !== null);
  }

  #textOf(name: string): string | null {
    const text = stored(name);
    const refused = this.#refused.get(name);
    if (refused?.beside === text) return refused.text;
    this.#refused.delete(name);
    return text;
  }
}

const stored = (name: string): string | null => tried(() => localStorage.getItem(userPrefix + name)) ?? null;

/** The answer of the storage; none where it is forbidden, for then it throws. */
function tried<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
