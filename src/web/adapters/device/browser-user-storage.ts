import type { UserStorage } from '#core/device/user-storage.ts';
import { userPrefix } from './user-prefix.ts';

/** Web storage that falls back to memory for refused values, until another tab changes them. */
export class BrowserUserStorage implements UserStorage {
  readonly #prefix: string;
  readonly #area: 'localStorage' | 'sessionStorage';
  /** Refused values with the stored text at that time. */
  readonly #refused = new Map<string, { readonly text: string; readonly beside: string | null }>();

  constructor(prefix = userPrefix, area: 'localStorage' | 'sessionStorage' = 'localStorage') {
    this.#prefix = prefix;
    this.#area = area;
  }

  read(name: string): unknown {
    const text = this.#textOf(name);
    return text === null ? undefined : tried(() => JSON.parse(text));
  }

  keep(name: string, value: object): boolean {
    const text = JSON.stringify(value);
    this.#refused.delete(name);
    try {
      globalThis[this.#area].setItem(this.#prefix + name, text);
      return true;
    } catch {
      this.#refused.set(name, { text, beside: this.#stored(name) });
      return false;
    }
  }

  drop(name: string): void {
    this.#refused.delete(name);
    tried(() => globalThis[this.#area].removeItem(this.#prefix + name));
  }

  names(): readonly string[] {
    const keys = (tried(() => Object.keys(globalThis[this.#area])) ?? []).filter((key) => key.startsWith(this.#prefix));
    return [...new Set([...this.#refused.keys(), ...keys.map((key) => key.slice(this.#prefix.length))])].filter((name) => this.#textOf(name) !== null);
  }

  hear(changed: (name: string) => void): () => void {
    const listen = ({ key, storageArea }: StorageEvent) =>
      storageArea === tried(() => globalThis[this.#area]) && key?.startsWith(this.#prefix) && changed(key.slice(this.#prefix.length));
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }

  #textOf(name: string): string | null {
    const text = this.#stored(name);
    const refused = this.#refused.get(name);
    if (refused?.beside === text) return refused.text;
    this.#refused.delete(name);
    return text;
  }

  /** Skips storage on the server, where throwing is slower than drawing. */
  #stored(name: string): string | null {
    const areas: Partial<Record<'localStorage' | 'sessionStorage', Storage>> = globalThis;
    return tried(() => areas[this.#area]?.getItem(this.#prefix + name)) ?? null;
  }
}

export class BrowserTabStorage extends BrowserUserStorage {
  constructor() {
    super(userPrefix, 'sessionStorage');
  }
}

/** Device storage, which survives a sign-out. */
export class BrowserDeviceStorage extends BrowserUserStorage {
  constructor() {
    super('daftar.');
  }
}

/** Undefined where storage is forbidden and throws. */
function tried<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
